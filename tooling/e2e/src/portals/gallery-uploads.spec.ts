import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { expectFits } from '../fits.ts';
import { clipPath } from '../files/long-video.ts';
import { brokenPhoto, photoWithScript, portfolioPhoto, portfolioPhotos } from '../files/portfolio-photos.ts';
import { watchForScripts } from '../watch-for-scripts.ts';
import { attach, press } from '../input-device.ts';
import { button, checkInToGallery, openedEvent, photo, uploads } from '../pages/gallery-page.ts';
import { runInFrench, showFrench } from '../pages/french.ts';
import { logInAs, logins } from '../pages/login-page.ts';

/** Its own product, because the check-in changes an event that other journeys use. */
const test = testOnOwnProduct({ SEED: 'demo' });
// A refused file.
test.use({ expectedComplaint: /status of 415/ });
test.describe.configure({ mode: 'serial' });

const maya = demoAccount('maya', 'provider');
const host = demoAccount('host', 'host');
const name = 'Robin and Sam, the wedding';

/** Opens the gallery of the event, at which the provider has checked in. */
async function openGallery(page: Page): Promise<void> {
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
}

test('files that a reload of the page has stopped are named on every page, and go on once they are chosen again', async ({
  page,
  expectAccessible,
}) => {
  const stopped = portfolioPhotos(3);
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  await checkInToGallery(page, name);
  const held: Route[] = [];
  await page.route('**/Event/SBEventGallery', (route) => void held.push(route));
  await attach(button(page, 'Upload files'), stopped);
  await expect.poll(() => held.length).toBe(3);
  // The browser warns before the page is left.
  const warned = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.accept();
  await reloaded;
  await page.unrouteAll();
  const left = uploads(page).getByText(`3 files for ${name} weren’t added before the page reloaded`);
  await expect(left).toBeVisible();
  await expect(uploads(page).getByRole('listitem')).toHaveText(stopped.map((each) => new RegExp(each.name)));
  await expectAccessible();
  await press(page.getByRole('tab', { name: 'MY EVENTS' }));
  await expect(page.getByRole('heading', { level: 1, name: 'GALLERY' })).toBeHidden();
  await expect(left).toBeVisible();
  await attach(uploads(page).getByRole('button', { name: 'Choose them again' }), stopped.slice(1));
  await expect(uploads(page).getByText('2 files added').first()).toBeVisible();
  await expect(
    uploads(page).getByText(`1 file for ${name} wasn’t added before the page reloaded`),
  ).toBeVisible();
  await press(uploads(page).getByRole('button', { name: 'Leave them out' }));
  await page.reload();
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(page.getByRole('tab', { name: 'Images 2' })).toBeVisible();
  await expect(uploads(page)).toHaveCount(0);
});

test('[U-R02] [L-R10] an uploaded video shows an image of itself, and plays for its host', async ({
  page,
  browser,
  productUrl,
}) => {
  await openGallery(page);
  await attach(button(page, 'Upload files'), {
    name: 'Dance.mp4',
    mimeType: 'video/mp4',
    buffer: await readFile(clipPath),
  });
  await expect(page.getByText('Added to gallery successfully')).toBeVisible();

  const context = await browser.newContext({ baseURL: productUrl });
  const hostPage = await context.newPage();
  await logInAs(hostPage, host);
  await press((await openedEvent(hostPage, name)).getByRole('link', { name: 'GALLERY' }));
  await press(hostPage.getByRole('tab', { name: 'Videos 1' }));
  const video = hostPage.getByRole('gridcell', { name: /^Video 1 of 1, by Maya.*, 0:\d\d/ });
  const image = video.locator('img');
  // The image is made smaller by a job.
  await expect
    .poll(async () => {
      await hostPage.reload();
      await expect(image).toBeVisible();
      return image.evaluate(async (shown: HTMLImageElement) => {
        await shown.decode();
        return shown.naturalHeight / shown.naturalWidth;
      });
    })
    .toBeCloseTo(16 / 9, 1);
  await press(video);
  const preview = hostPage.getByRole('dialog', { name: 'Video 1 of 1' });
  const player = preview.locator('video');
  await expect(player).toHaveAttribute('poster', /\.webp\?/);
  await player.evaluate(async (shown: HTMLVideoElement) => {
    shown.muted = true;
    await shown.play();
  });
  await expect.poll(() => player.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(0);
  await context.close();
});

test('the name of a file is text wherever it is shown', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>.png';
  watchForScripts(page);
  await openGallery(page);
  await expect(page.getByRole('tab', { name: 'Images 2' })).toBeVisible();
  await attach(button(page, 'Upload files'), [
    { ...portfolioPhoto(70), name: markup },
    { ...brokenPhoto, name: '<b>broken<b>.jpg' },
  ]);
  await expect(uploads(page).getByText('1 file added').first()).toBeVisible();
  await expect(uploads(page).getByRole('listitem')).toContainText(['<b>broken<b>.jpg', markup]);
  await expect(page.getByRole('tab', { name: 'Images 3' })).toBeVisible();
  // The newest is first.
  await photo(page, 1).focus();
  await page.keyboard.press('Space');
  await press(button(page, 'Delete'));
  await press(button(page, 'Deleted files'));
  await expect(
    page.getByRole('dialog', { name: 'Deleted files' }).getByRole('listitem').first(),
  ).toContainText(`${markup}, by Maya`);
});

test('images that hide a script run nothing, neither in the gallery nor opened by themselves', async ({
  page,
}) => {
  const script = '<script>alert(1)</script>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)">${script}<rect width="40" height="40"/></svg>`;
  const alone = await page.context().newPage();
  for (const each of [page, alone]) watchForScripts(each);
  await openGallery(page);
  await attach(button(page, 'Upload files'), [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
    photoWithScript(71),
  ]);
  await expect(uploads(page).getByText('2 files added').first()).toBeVisible();
  await page.reload();
  await expect(photo(page, 1).locator('img')).toBeVisible();
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.src : '')));
  expect(sources.length).toBeGreaterThanOrEqual(2);
  for (const source of sources) {
    const answer = await alone.goto(source);
    expect(answer?.headers()['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(answer?.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)$/);
  }
  await alone.close();
});

test.describe('on a phone, in the dark and in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true });

  test('[U-R02] [L-R12] the uploads and the photos of a provider fit, and axe finds nothing at any stage', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    await showFrench(context);
    await runInFrench(browser, async () => {
      const lookAround = async (): Promise<void> => {
        await expectFits(page);
        await expectAccessible();
      };
      const first = page.getByRole('gridcell').first();
      await openGallery(page);
      await press(page.getByRole('button', { name: 'Necessary only' }));
      await expect(first).toBeVisible();
      const held: Route[] = [];
      await page.route('**/Event/SBEventGallery', (route) => void held.push(route));
      await attach(button(page, 'Upload files'), [...portfolioPhotos(2, 80), brokenPhoto]);
      await press(uploads(page).getByRole('button', { name: 'Show files' }));
      await expect(
        uploads(page)
          .getByText(/^Téléversement \d sur 3$/)
          .first(),
      ).toBeVisible();
      await expect.poll(() => held.length).toBe(3);
      await lookAround();
      await page.unroute('**/Event/SBEventGallery');
      await expect(uploads(page).getByText('2 files added').first()).toBeVisible();
      await expect(uploads(page).getByRole('listitem').filter({ hasText: 'broken.jpg' })).toContainText(
        'Unsupported image format',
      );
      await lookAround();
      await first.focus();
      await page.keyboard.press('Space');
      await lookAround();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAround();
      await page.keyboard.press('Escape');
      await press(button(page, 'Deleted files'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await lookAround();
    });
  });
});
