import { demoAccount } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { attach, press } from '../input-device.ts';
import { button, photo, photos } from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { portfolioPhoto } from '../files/portfolio-photos.ts';

const test = testOnOwnProduct({ SEED: 'demo', SERVE_STORE: 's3' });

test('[A-41] [L-R01] [L-R10] photos and videos of a gallery come from the bucket, at the same address after a reload', async ({
  page,
  productUrl,
}) => {
  const fromBucket: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== productUrl && pathname.startsWith('/files/event/')) fromBucket.push(response.url());
  });
  await logInAs(page, demoAccount('host', 'host'));
  await page.goto(`${logins.host.home}Tab/MyEvents/1/Gallery`);
  const shown = photo(page, 1).locator('img');
  await shown.scrollIntoViewIfNeeded();
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(() => fromBucket.length).toBeGreaterThan(0);
  const address = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  // Addresses change every five minutes, which may be in between once.
  await expect(async () => {
    const before = await address();
    await page.reload();
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(width).toBeGreaterThan(0);
    expect(await address()).toBe(before);
  }).toPass();

  await photo(page, 1).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Download' }));
  expect((await download).url()).not.toContain(productUrl);
  await page.keyboard.press('Escape');

  await press(page.getByRole('tab', { name: /^Videos/ }));
  // The photos stay until the videos are shown.
  await page.getByRole('gridcell', { name: /^Video 1 of / }).focus();
  await page.keyboard.press('Enter');
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await press(page.getByRole('tab', { name: /^Images/ }));
  await attach(button(page, 'Upload files'), portfolioPhoto(77));
  await expect(page.getByText('Added to gallery successfully')).toBeVisible();
  await expect(photos(page).first()).toHaveAccessibleName(/^Photo 1 of 41/);
});
