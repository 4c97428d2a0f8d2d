import { brand } from '@repo/domain/brand';
import { demoAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { logins, endingIn, logInAs } from '../pages/login-page.ts';

/** One page of each app, and the account it is for. */
const apps: readonly { readonly path: string; readonly account?: Account }[] = [
  { path: '/event_booking' },
  { path: logins.host.home, account: demoAccount('host', 'host') },
  { path: logins.provider.home, account: demoAccount('grace', 'provider') },
];

// The live connection may be opening when the network is lost.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Error setting up connection/ });

for (const { path, account } of apps) {
  test(`[A-R11] [A-R15] [A-R17] [A-89] ${path} shows the area, the fee, the language, the theme and the state of the network`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    if (account === undefined) await page.goto(path);
    else await logInAs(page, account);
    await expect(page).toHaveURL(endingIn(path));
    const area = page.getByRole('banner').getByTitle('Greater Toronto Area', { exact: true });
    await expect(area).toHaveText('GTA');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Bookings carry a 5% service fee and 13% HST.');
    await expect(footer).toContainText(`${brand.singular} · HST registration 12345 6789 RT0001`);

    await footer.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await footer.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(footer).toContainText('la TVH de 13');
    await expect(footer).toContainText(`${brand.singular} · Inscription à la TVH 12345 6789 RT0001`);
    await expectAccessible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors ligne - nous gardons vos données')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors ligne - nous gardons vos données')).toHaveCount(0);
  });
}
