import { brand } from '@repo/domain/brand';
import { demoAccount, sessionOf } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const heading = { level: 1 } as const;

test('[A-R02] / and /Login show a guest the introduction and the login form', async ({ page, visit }) => {
  for (const path of ['/', '/Login']) {
    await visit(path);
    await expect(page.getByRole('heading', heading)).toHaveText('Your event, photographed by someone nearby');
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  }
});

test('[A-R02] /event_booking opens the booking form, and a draft route asks for a login', async ({
  page,
  visit,
}) => {
  await visit('/event_booking');
  await expect(page.getByRole('heading', heading)).toHaveText('EVENT BOOKING FORM');
  await expect(page.getByLabel('Event name')).toBeVisible();
  // A draft belongs to its host.
  await visit('/event_booking/5/1');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('[A-R02] a profile address shows that photographer to a guest', async ({ page, visit, request }) => {
  const { user } = await sessionOf(request, demoAccount('maya', 'provider'));
  await visit(`/${brand.singular}Profile/${user.id}`);
  await expect(page.getByRole('heading', heading)).toContainText(user.firstName);
  await expect(page.getByRole('main').getByText('English', { exact: true })).toBeVisible();
});

test.describe('pages of a mail', () => {
  // An expired link is refused.
  test.use({ expectedComplaint: /400/ });

  test('[A-R02] the pages linked in mails verify an address and set a password', async ({ page, visit }) => {
    await visit('/email_confirmation/no-such-token');
    await expect(page.getByRole('heading', heading)).toHaveText('Your Verification Email Link is Expired.');
    await expect(page.getByRole('link', { name: 'Contact Admin' })).toBeVisible();
    await visit('/change_password?token=no-such-token');
    await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'a special character' })).toBeVisible();
  });
});
