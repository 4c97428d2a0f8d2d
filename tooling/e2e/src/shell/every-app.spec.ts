import { demoAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { doors, endingIn, logInAs } from '../pages/login-page.ts';

/** One page of each app, and whom it is for. */
const apps: readonly { readonly path: string; readonly somebody?: Account }[] = [
  { path: '/event_booking' },
  { path: doors.host.home, somebody: demoAccount('host', 'host') },
  { path: doors.provider.home, somebody: demoAccount('grace', 'provider') },
];

// The live connection may be opening when the network goes.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Error setting up connection/ });

for (const { path, somebody } of apps) {
  test(`[A-R11] [A-R15] [A-R17] [A-89] around ${path} stand the area, the fee, the language, the colours and the state of the network`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    if (somebody === undefined) await page.goto(path);
    else await logInAs(page, somebody);
    await expect(page).toHaveURL(endingIn(path));
    const area = page.getByRole('banner').getByTitle('Greater Toronto Area', { exact: true });
    await expect(area).toHaveText('GTA');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Bookings carry a 5% service fee and 13% HST.');

    await footer.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await footer.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(footer).toContainText('la TVH de 13');
    await expectAccessible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors ligne')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors ligne')).toHaveCount(0);
  });
}
