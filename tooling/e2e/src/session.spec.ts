import { brand } from '@repo/domain/brand';
import { linkInMailTo, newEmail, newHost, password } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { loginPage } from './pages/login-page.ts';

const dashboard = /\/CustomerDashboard$/;

test('[B-R05] [B-R08] [B-R09] [B-R10] a visitor signs up, opens the mail, creates a password and logs in', async ({
  page,
  visit,
  request,
  expectAccessible,
}) => {
  const email = newEmail();
  const login = loginPage(page);
  await visit('/');
  await login.link('Create an account').click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Host');
  await login.email().fill(email);
  await login.password().fill(password);
  await expect(page.getByRole('listitem').filter({ hasText: 'a special character' })).toContainText('done');
  await expectAccessible();
  await login.button('Sign up').click();
  await expect(page.getByText('Account registered successfully, please login.')).toBeVisible();
  await expectAccessible();

  await visit(new URL(await linkInMailTo(request, email, /^Verify/)).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await expectAccessible();
  await login.link('Create Password').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a password');
  const chosen = 'Another-day2';
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm password', { exact: true }).fill('Another-day3');
  await login.button('Save password').click();
  await expect(page.getByText('Password & Confirm Password does not match.').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Confirm password', { exact: true }).fill(chosen);
  await login.button('Save password').click();
  await expect(page.getByText('Your password is saved. You can now log in with it.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await login.logIn(email, chosen);
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[B-R05] [B-R08] the waiting tab continues by itself once the link of the mail is opened in another tab', async ({
  page,
  visit,
  request,
}) => {
  const email = newEmail();
  const login = loginPage(page);
  await visit('/Login?form=sign-up');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Host');
  await login.email().fill(email);
  await login.password().fill(password);
  await login.button('Sign up').click();
  await expect(login.button('I’ve opened the link, continue')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(await linkInMailTo(request, email, /^Verify/));
  await expect(page).toHaveURL(dashboard);
  await expect(other.getByText('You’re logged in.')).toBeVisible();
  await other.getByRole('link', { name: 'Create Password' }).click();
  await expect(other.getByLabel('New password', { exact: true })).toBeVisible();
});

test('[B-R03] a provider logs in through the provider login and reaches their dashboard', async ({
  page,
  visit,
}) => {
  const login = loginPage(page);
  await visit('/Login');
  await login.link(`Log in as a ${brand.singular}`).click();
  await expect(page.getByRole('heading', { name: `${brand.singular} login` })).toBeVisible();
  await login.logIn('maya@demo.test', 'Demo!123');
  await expect(page).toHaveURL(new RegExp(`/${brand.singular}Dashboard$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ expectedComplaint: /400/ });

  test('[B-R16] a wrong password shows one error and clears the user name', async ({ page, visit }) => {
    const login = loginPage(page);
    await visit('/Login');
    await login.submit().click();
    await expect(login.email()).toBeFocused();
    await expect(page.getByText('this field is required')).toHaveCount(2);
    await login.logIn(newEmail(), password);
    await expect(page.getByRole('alert')).toHaveText('Username or password is incorrect');
    await expect(login.email()).toHaveValue('');
    await expect(login.email()).toBeFocused();
    await expect(page).toHaveURL(/\/Login$/);
  });

  test('[B-R08] [B-R17] expired links say so and offer a next step', async ({ page, visit }) => {
    await visit('/email_confirmation/no-such-token');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your Verification Email Link is Expired.',
    );
    await expect(page.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute('href', /contact-us$/);
    await visit('/change_password?token=no-such-token');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  });
});

test('[B-R11] a forgotten password is reset through a mailed link', async ({ page, visit, request }) => {
  const { email } = await newHost(request);
  const login = loginPage(page);
  await visit('/Login');
  await login.link('Forgot your password?').click();
  await login.email().fill(email);
  await login.button('Send link').click();
  await expect(page.getByText('If this e-mail is registered, a link is on its way.')).toBeVisible();
  const link = new URL(await linkInMailTo(request, email, /password/i));
  await visit(`${link.pathname}${link.search}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
});

test.describe('with a social account', () => {
  // The sandbox's pages have no icon.
  test.use({ expectedComplaint: /404/ });

  for (const provider of ['Google', 'Facebook']) {
    test(`[B-R04] a visitor logs in with ${provider}, and the token is removed from the address`, async ({
      page,
      visit,
    }) => {
      await visit('/');
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      await page.getByLabel('Another email').fill(newEmail());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(dashboard);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('[B-R04] a visitor who cancels with Google, or arrives with a foreign token, stays a guest', async ({
    page,
    visit,
  }) => {
    await visit('/Login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('You didn’t log in with Google. Nothing has changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/Login$/);
    await page.goto('about:blank');
    await visit('/Login#access_token=stolen&state=guessed');
    await expect(page.getByRole('alert')).toContainText('This login didn’t start in this window');
    await expect(page).toHaveURL(/\/Login$/);
  });
});

test('[B-R02] a host logs in with the keyboard alone', async ({ page, visit, request }) => {
  const { email } = await newHost(request);
  await visit('/Login');
  await loginPage(page).email().focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[A-R15] the forms are in French', async ({ page, visit }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'fr-CA'));
  await visit('/Login');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
});
