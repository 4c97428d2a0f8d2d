import { endSessionsOf, newHost, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { ownPerson } from './own-days-and-people.ts';
import { logins, endingIn, logInAs } from './pages/login-page.ts';

const dashboard = endingIn(logins.host.home);

test.describe('after a session has ended', () => {
  // The live connection may be refused at the same time.
  test.use({ expectedComplaint: /401|400|Authentication failed/ });

  test('[B-R14] [A-96] a form survives the login dialog and is submitted after the login', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const host = await newHost(request);
    await logInAs(page, host);
    await page.goto('/change_password');
    const chosen = 'Another-day2';
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm password', { exact: true }).fill(chosen);
    await endSessionsOf(request, host);
    await page.getByRole('button', { name: 'Save password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(host.email);
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-day1');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Username or password is incorrect');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(dashboard);
  });

  for (const role of ['host', 'provider'] as const) {
    test(`[B-R14] an expired session of a ${role} continues in the same portal after the login`, async ({
      page,
      request,
      expectAccessible,
    }) => {
      const account = role === 'host' ? await newHost(request) : ownPerson('provider');
      await logInAs(page, account);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await endSessionsOf(request, account);
      await page.reload();
      const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
      await expect(dialog).toBeVisible();
      await expectAccessible();
      await dialog.getByLabel('Password', { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(endingIn(logins[role].home));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
    });
  }

  test('[B-R14] [B-R15] leaving the login dialog opens the login page and clears the data', async ({
    page,
    request,
  }) => {
    const host = await newHost(request);
    await logInAs(page, host);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await endSessionsOf(request, host);
    await page.reload();
    await page.getByRole('button', { name: 'Log out instead' }).click();
    await expect(page).toHaveURL(/\/Login$/);
    expect(await page.evaluate(() => localStorage.getItem('USER_'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test.describe('while another tab logs out', () => {
  // A live connection that a tab is opening then is refused.
  test.use({ expectedComplaint: /401/ });

  test('[B-R15] tabs and apps share one session, and logging out in one ends it in all', async ({
    page,
    context,
    request,
    isMobile,
  }) => {
    const host = await newHost(request);
    const guest = await context.newPage();
    await guest.goto('/Login');
    await logInAs(page, host);
    await expect(guest).toHaveURL(dashboard);
    await guest.goto('/change_password');
    await expect(guest.getByLabel('New password', { exact: true })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, guest]) await expect(tab).toHaveURL(/\/Login$/);
  });
});

test('[B-R12] [A-51] copied storage is useless in another browser and is cleared there', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const host = await newHost(request);
  await logInAs(page, host);
  const stored = await page.evaluate(() => localStorage.getItem('USER_') ?? '');
  expect(stored).not.toBe('');
  expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain(host.email);
  const thief = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const tab = await thief.newPage();
  await tab.goto('/event_booking');
  await tab.evaluate((copy) => {
    localStorage.setItem('USER_', copy);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('dataToSend', '{}');
  }, stored);
  let loads = 0;
  tab.on('domcontentloaded', () => (loads += 1));
  // The app may load the page once more before this load has finished.
  await tab.reload({ waitUntil: 'commit' });
  await expect.poll(() => loads).toBe(2);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const left = await tab.evaluate(() => [localStorage.getItem('USER_'), localStorage.getItem('theme')]);
  expect(left).toEqual([null, 'dark']);
  await tab.goto('/CustomerDashboard');
  await expect(tab).toHaveURL(/\/$/);
  await thief.close();
});
