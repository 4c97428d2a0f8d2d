import { newHost } from '../accounts.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { fill, pick, press } from '../input-device.ts';
import { logInAs } from '../pages/login-page.ts';

// A wrong current password is refused.
test.use({ expectedComplaint: /400/ });

test('[P-R01] [P-R03] [P-R04] a new host completes the account on a phone, changes the password and logs in with it', async ({
  page,
  request,
  visit,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const host = await newHost(request);
  await logInAs(page, host);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await visit('/CustomerDashboard_/MyAccount');
  const info = page.getByRole('group', { name: 'Personal Info' });
  await expect(info.getByRole('textbox', { name: 'Email' })).toHaveValue(host.email);
  await fill(info.getByLabel('Phone number'), '(416) 555-0199');
  await fill(info.getByRole('combobox', { name: 'Address' }), 'somewhere in Toronto');
  await page.keyboard.press('Escape');
  await press(info.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('link', { name: 'Address – Please select diffrent address.' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark', exact: true }).click();
  await expectAccessible();
  await expectFits(page);
  await fill(info.getByRole('combobox', { name: 'Address' }), '290 Bremner');
  await pick(page.getByRole('option', { name: /290 Bremner/ }).first());
  await expect(info.getByLabel('City')).toHaveValue('Toronto');
  await expect(info.getByLabel('Province')).toHaveValue('Ontario');
  await press(info.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(info.getByLabel('Phone number')).toHaveValue('4165550199');
  await expect(info.getByLabel('Postal code')).toHaveValue('M5V 3L9');

  const change = page.getByRole('group', { name: 'Change Password' });
  const chosen = 'Rainy-day2';
  await fill(change.getByLabel('Current password'), 'Wrong-day1');
  await fill(change.getByLabel('New password', { exact: true }), chosen);
  await fill(change.getByLabel('Confirm new password'), chosen);
  await press(change.getByRole('button', { name: 'Change password' }));
  await expect(change.getByText('Current Password is incorrect')).toBeVisible();
  await expectAccessible();
  await fill(change.getByLabel('Current password'), host.password);
  await press(change.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText('Password Updated', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: /Menu/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/Login$/);
  await logInAs(page, { ...host, password: chosen });
});
