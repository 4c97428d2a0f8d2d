import { brand } from '@repo/domain/brand';
import { demoAccount } from '../accounts.ts';
import { expectFits } from '../fits.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { button, openedEvent } from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';

/** Its own product, because the portfolio and an event change that other journeys use. */
const test = testOnOwnProduct({ SEED: 'demo' });
// What the host has not agreed to is refused.
test.use({ expectedComplaint: /status of 409/ });

const party = 'Nana’s eightieth birthday';
const portfolio = `${logins.provider.home}Tab/MyProfile/MyPortfolio`;

test('[A-43] [A-44] [U-R08] a photo that a provider shows on the profile leaves it when the host withdraws the consent', async ({
  page,
  browser,
  productUrl,
  expectAccessible,
}) => {
  await logInAs(page, demoAccount('maya', 'provider'));
  await page.goto(portfolio);
  const images = page.getByRole('button', { name: /^Image \d+ of \d+$/ });
  await expect(images).toHaveCount(8);
  const openGallery = async (): Promise<void> => {
    await page.goto(`${logins.provider.home}_/MyEvents?list=completed`);
    await press((await openedEvent(page, party)).getByRole('link', { name: 'GALLERY' }));
  };
  const addPhoto = async (): Promise<void> => {
    await page
      .getByRole('gridcell', { name: /^Photo \d+ of \d+, by Maya/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await press(button(page, 'Add to profile'));
  };
  await openGallery();
  await addPhoto();
  await expect(page.getByText('Added to profile successfully')).toBeVisible();
  await page.goto(portfolio);
  await expect(images).toHaveCount(9);

  const phone = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: productUrl, viewport: phone, colorScheme: 'dark' });
  const ofHost = await context.newPage();
  await logInAs(ofHost, demoAccount('host', 'host'));
  await ofHost.goto('/CustomerDashboard_/MyAccount');
  const section = ofHost.getByRole('group', { name: 'Photos of your events' });
  await press(section.getByRole('button', { name: new RegExp(`^${party}`) }));
  const marketing = section.getByRole('checkbox', {
    name: `${brand.plural} and we may show photos of my event as samples of our work.`,
  });
  await expect(marketing).toBeChecked();
  await marketing.click();
  const question = ofHost.getByRole('alertdialog', { name: `No longer show photos of ${party}?` });
  await press(question.getByRole('button', { name: 'Withdraw' }));
  await expect(ofHost.getByText('Saved', { exact: true })).toBeVisible();
  await expect(marketing).not.toBeChecked();
  await expectFits(ofHost);
  await ofHost.reload();
  await press(section.getByRole('button', { name: new RegExp(`^${party}`) }));
  await expect(marketing).not.toBeChecked();
  await context.close();

  await press(page.getByRole('button', { name: /^Notifications/ }));
  await press(
    page
      .getByRole('dialog')
      .getByRole('link')
      .filter({ hasText: `No longer agrees to photos of ${party}` }),
  );
  await expect(images).toHaveCount(8);
  await expectAccessible();
  await openGallery();
  await addPhoto();
  await expect(
    page.getByText('The host hasn’t agreed to these photos being used for marketing.'),
  ).toBeVisible();
});
