import { demoAccount, endSessionsOf, newHost, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { doors, endingIn, logInAs } from './pages/login-page.ts';

const dashboard = endingIn(doors.host.home);

test.describe('after a session has ended', () => {
  // The live connection, too, may be asking just then.
  test.use({ expectedComplaint: /401|400|Authentication failed/ });

  test('[B-R14] [A-96] the form below the question stays, and goes on once its owner has logged in again', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const host = await newHost(request);
    await logInAs(page, host);
    await page.goto('/change_password');
    const chosen = 'Another-day2';
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm password', { exact: true }).fill(chosen);
    await endSessionsOf(request, host);
    await page.getByRole('button', { name: 'Save the password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue(host.email);
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-day1');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Username or password is incorrect');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(dashboard);
  });

  for (const role of ['host', 'provider'] as const) {
    test(`[B-R14] the session of a ${role} ends in their own portal, and goes on there`, async ({
      page,
      request,
      isMobile,
      expectAccessible,
    }) => {
      // Both sizes are tried at the same time, and whoever's sessions are ended is out in both.
      const somebody =
        role === 'host' ? await newHost(request) : demoAccount(isMobile ? 'lea' : 'arjun', 'provider');
      await logInAs(page, somebody);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await endSessionsOf(request, somebody);
      await page.reload();
      const dialog = page.getByRole('alertdialog', { name: 'Session has expired' });
      await expect(dialog).toBeVisible();
      await expectAccessible();
      await dialog.getByLabel('Password', { exact: true }).fill(somebody.password);
      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(endingIn(doors[role].home));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
    });
  }

  test('[B-R14] [B-R15] whoever does not log in again leaves for the login, and nothing of theirs stays', async ({
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

test('[B-R15] a session is one in all tabs and apps, and logging out in one leaves all of them', async ({
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

test('[B-R12] [A-51] a copy of the storage is worth nothing in another browser, and is cleared there', async ({
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
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    const left = await tab.evaluate(() => [localStorage.getItem('USER_'), localStorage.getItem('theme')]);
    expect(left).toEqual([null, 'dark']);
  }).toPass();
  await tab.goto('/CustomerDashboard');
  await expect(tab).toHaveURL(/\/$/);
  await thief.close();
});
