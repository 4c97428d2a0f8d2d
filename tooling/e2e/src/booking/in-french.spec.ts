import { brand } from '@repo/domain/brand';
import { newHost } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { choose, fill, pick, press, tick } from '../input-device.ts';
import { ownDay } from '../own-days-and-people.ts';
import { bookingPage, paymentPage } from '../pages/booking-page.ts';

// The sandbox's payment page has no icon.
test.use({ expectedComplaint: /404/ });

test('[A-R15] a guest books in French, from the first field to the payment page', async ({
  page,
  request,
  expectAccessible,
}) => {
  const host = await newHost(request);
  const { main, button, onStep } = bookingPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.addInitScript(() => localStorage.setItem('locale', 'fr-CA'));
  await page.goto('/event_booking');

  await expect(heading).toHaveText('FORMULAIRE DE RÉSERVATION');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await fill(main.getByLabel('Nom de l’événement'), 'Fête au jardin');
  await choose(main.getByLabel('Type d’événement'), 'Mariage');
  await fill(main.getByLabel('Date de l’événement'), ownDay());
  await fill(main.getByRole('combobox', { name: 'Heure de début de l’événement' }), '17 h 30');
  await page.keyboard.press('Tab');
  await choose(main.getByLabel('Durée'), '2 heures');
  await fill(main.getByRole('combobox', { name: 'Lieu de l’événement' }), '290 Bremner');
  await pick(page.getByRole('listbox', { name: 'Lieu de l’événement' }).getByRole('option').first());
  await expect(main.getByText('Ce secteur est desservi.')).toBeVisible();
  await tick(main.getByRole('checkbox', { name: /conditions d’utilisation/ }));
  await tick(main.getByRole('checkbox', { name: /politique de confidentialité/ }));
  await press(button('Suivant'));

  await onStep('select');
  await expect(heading).toHaveText('RÉSERVEZ VOTRE ÉVÉNEMENT');
  await expect(
    main.getByRole('heading', { name: new RegExp(`^\\d+ ${brand.plural} libres pour votre événement$`) }),
  ).toBeVisible();
  await press(button(/^Réserver /).first());
  await press(button('Continuer la réservation'));
  await onStep('recap');
  await expect(main.getByText('Souhaitez-vous un récap de votre événement?')).toBeVisible();
  await press(button('PASSER'));
  await onStep('detail');
  await fill(main.getByLabel('Qui sera présent?'), 'Une quarantaine de personnes.');
  await fill(main.getByLabel('Quels moments et quel style comptent le plus pour vous?'), 'Les discours.');
  await press(button('Continuer la réservation'));

  await onStep('cart');
  const table = main.getByRole('table');
  for (const column of ['Nom', 'Événement', 'Date', 'Heure de début', 'Durée', 'Tarif horaire', 'Total'])
    await expect(table.getByText(column, { exact: true }).first()).toBeAttached();
  await expect(table).toContainText('17 h 30');
  await expect(table).toContainText(/2 heures × \d+,\d\d\s\$/);
  const totals = main.getByRole('region', { name: 'Totaux' });
  for (const words of ['Sous-total', 'Frais de service 5 %', 'Taxe 13 %'])
    await expect(totals.getByText(words, { exact: true })).toBeVisible();
  await expect(main).not.toContainText(
    /\b(Duration|Hourly|Subtotal|Service Fee|Tax|Remove|Check out|Back)\b/,
  );
  await expectAccessible();
  await press(button(/^Passer à la caisse - Payer [\d\s]+,\d\d\s\$$/));
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await fill(dialog.getByLabel('Courriel', { exact: true }), host.email);
  await fill(dialog.getByLabel('Mot de passe', { exact: true }), host.password);
  await press(dialog.getByRole('button', { name: 'Se connecter', exact: true }));
  await expect(page).toHaveURL(paymentPage);
});
