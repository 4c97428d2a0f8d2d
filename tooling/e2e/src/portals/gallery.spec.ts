import { readFile, writeFile } from 'node:fs/promises';
import { brand } from '@repo/domain/brand';
import type { Browser, Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, sessionOf } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { expectFits } from '../fits.ts';
import { attach, press } from '../input-device.ts';
import { button, openedEvent, photo, photos, uploads, watchOffsets } from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { writeLongVideo } from '../files/long-video.ts';
import { brokenPhoto, portfolioPhoto, portfolioPhotos } from '../files/portfolio-photos.ts';

/** Its own product, because the check-in changes an event that other journeys use. */
const test = testOnOwnProduct({ SEED: 'demo' });
// Refused files, photos that the host keeps private, and a line that breaks.
const notDownloaded = 'a file of a gallery could not be downloaded';
test.use({
  expectedComplaint: new RegExp(`status of (403|409|415|422)|ERR_CONNECTION_FAILED|${notDownloaded}`),
});
test.describe.configure({ mode: 'serial' });

const maya = demoAccount('maya', 'provider');
const host = demoAccount('host', 'host');
const name = 'Robin and Sam, the wedding';

type NamedFile = ReturnType<typeof portfolioPhoto>;

const selectionLine = (page: Page): Locator => page.getByRole('toolbar').getByText(/^\d+ selected \(/);

/** Drops files on the upload area, as dragging them from a window does. */
async function drop(page: Page, files: readonly NamedFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { text, fileName, type } of dropped)
        data.items.add(
          new File([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], fileName, { type }),
        );
      return data;
    },
    files.map((file) => ({
      text: file.buffer.toString('base64'),
      fileName: file.name,
      type: file.mimeType,
    })),
  );
  const area = page.getByRole('group', { name: 'Add photos and videos' }).getByRole('presentation');
  await area.dispatchEvent('dragenter', { dataTransfer: transfer });
  await area.dispatchEvent('drop', { dataTransfer: transfer });
}

async function openPhone(browser: Browser, baseURL: string, colorScheme: 'dark' | 'light') {
  const viewport = { width: 390, height: 844 };
  const phone = { baseURL, viewport, colorScheme, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  return { context, page: await context.newPage() };
}

test('[T-R07] [U-R01] [U-R02] [U-R08] [U-R09] [L-R12] a provider checks in and uploads photos by button and by drop, and a broken and a duplicate file say why', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  const body = await openedEvent(page, name);
  await expect(body.getByRole('button', { name: 'GALLERY' })).toHaveAccessibleDescription(
    'It opens when you check in.',
  );
  await press(body.getByRole('button', { name: 'CHECK IN' }));
  await press(page.getByRole('button', { name: 'Check in', exact: true }));
  await expect(page.getByText(`You checked in at “${name}”`)).toBeVisible();
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(page.getByRole('heading', { level: 1, name: 'GALLERY' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No files uploaded' })).toBeVisible();
  await expectAccessible();

  await attach(button(page, 'Upload files'), [
    ...portfolioPhotos(6),
    brokenPhoto,
    { ...portfolioPhoto(1), name: 'again.png' },
  ]);
  // The upload goes on while another page of the app is opened.
  await press(page.getByRole('tab', { name: 'MY EVENTS' }));
  await expect(page.getByText('Added to gallery successfully')).toBeVisible();
  const list = uploads(page);
  await expect(list.getByText('6 files added').first()).toBeVisible();
  await expect(list.getByText('2 files weren’t added. See why below.')).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'broken.jpg' })).toContainText(
    'Unsupported image format. We can’t read this file.',
  );
  await expect(list.getByText(/^Files already uploaded\. This file is in the gallery already/)).toBeVisible();
  await expectAccessible();
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(photos(page)).toHaveCount(6);
  await expect(page.getByRole('tab', { name: 'Images 6' })).toBeVisible();

  await drop(page, [...portfolioPhotos(2, 10), { ...brokenPhoto, name: 'notes.pdf' }]);
  await expect(page.getByText('File format not supported')).toBeVisible();
  await expect(photos(page)).toHaveCount(8);
  await expect(photo(page, 1)).toHaveAccessibleName(/^Photo 1 of 8, by Maya/);

  await photo(page, 2).focus();
  await page.keyboard.press('Space');
  await press(button(page, 'Add to profile'));
  await expect(
    page.getByText('You can use photos 7 days after the event, unless the host allows it earlier.'),
  ).toBeVisible();
  await expectAccessible();
  await expectFits(page);
  await press(button(page, 'Checkout'));
  await expect(page.getByRole('alertdialog')).toContainText(
    'Have you finished uploading all content to the gallery?',
  );
  await press(page.getByRole('button', { name: 'Cancel', exact: true }));
});

test('[L-R01] on a phone the first photos are in view, and a button opens the share link above them', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, host);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  const bar = await page.getByRole('tablist', { name: 'MY EVENTS' }).boundingBox();
  expect((await photo(page, 1).boundingBox())?.y).toBeLessThan(bar?.y ?? 0);
  const link = page.getByRole('textbox', { name: 'Share link' });
  await expect(link).toBeHidden();
  await expectAccessible();
  await press(button(page, 'Share link and permissions'));
  await expect(link).toBeVisible();
  await expect(button(page, 'COPY')).toBeVisible();
  await expectFits(page);
});

test('[L-R01] [L-R04] [L-R05] [L-R06] [L-R07] [L-R09] [L-R10] a host selects by keyboard, locks two photos, downloads one, deletes one and takes it back', async ({
  page,
  request,
  expectAccessible,
}) => {
  await logInAs(page, host);
  const body = await openedEvent(page, name);
  await press(body.getByRole('link', { name: 'GALLERY' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ACCESS GALLERY' })).toBeVisible();
  await expect(photos(page)).toHaveCount(8);
  await expect(page.getByRole('textbox', { name: 'Share link' })).toHaveValue(
    /\/SharedGallery\?eventid=[A-HJ-NP-Z2-9]{12}$/,
  );
  await expect(button(page, 'COPY')).toBeVisible();

  await photo(page, 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(photo(page, 2)).toBeFocused();
  await expect(selectionLine(page)).toHaveText(/^2 selected \(/);
  await press(button(page, 'Lock'));
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  for (const number of [1, 2]) await expect(photo(page, number)).toHaveAccessibleName(/, locked/);
  await expect(button(page, 'Unlock')).toBeVisible();
  await expect(button(page, 'Download selected')).toHaveAccessibleDescription(
    /^Downloading several files at once isn’t open yet/,
  );
  await expectAccessible();

  await photo(page, 1).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Photo 1 of 8' });
  await expect(preview.getByRole('img', { name: 'Photo 1 of 8, by Maya' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const third = page.getByRole('dialog', { name: 'Photo 3 of 8' });
  const download = page.waitForEvent('download');
  await press(third.getByRole('button', { name: 'Download' }));
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^event-\d+\.png$/);
  const shown = await third.getByRole('img', { name: /^Photo 3 of 8/ }).getAttribute('src');
  const whole = await (await request.get(shown ?? '')).body();
  expect(whole.equals(await readFile(await saved.path()))).toBe(true);
  // A refusal is only logged.
  await page.route('**/Download/**', (route) => route.fulfill({ status: 403 }));
  const logged = page.waitForEvent('pageerror');
  await press(third.getByRole('button', { name: 'Download' }));
  expect((await logged).message).toBe(notDownloaded);
  await expect(third).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(third.getByRole('button', { name: 'Favourite' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photo(page, 1)).toBeFocused();
  await expect(photo(page, 3)).toHaveAccessibleName(/favourite/);

  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await press(button(page, 'Delete'));
  await expect(photos(page)).toHaveCount(7);
  await expect(page.getByText('Files deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Images 7' })).toBeVisible();
  await press(button(page, 'Undo'));
  await expect(photos(page)).toHaveCount(8);
  await expect(button(page, 'Undo')).toHaveCount(0);
  await photo(page, 1).focus();
  await page.keyboard.press('Control+a');
  await expect(selectionLine(page)).toHaveText(/^8 selected \(/);
});

test('[A-42] deleted photos are still there for a host after a reload, and come back one by one or together', async ({
  page,
  expectAccessible,
}) => {
  await logInAs(page, host);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(photos(page)).toHaveCount(8);
  await photo(page, 1).focus();
  await page.keyboard.press('Space');
  for (const _ of [2, 3]) await page.keyboard.press('Shift+ArrowRight');
  await press(button(page, 'Delete'));
  await expect(page.getByText('Files deleted', { exact: true })).toBeVisible();
  await page.reload();
  await expect(photos(page)).toHaveCount(5);
  await press(button(page, 'Deleted files'));
  const trash = page.getByRole('dialog', { name: 'Deleted files' });
  const rows = trash.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/^event-\d+\.png, by Maya .*Kept until \w+day, /);
    await expect(row.getByRole('button', { name: /^Restore event-\d+\.png$/ })).toBeVisible();
    await expect
      .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectAccessible();
  await expectFits(page);
  await press(rows.nth(1).getByRole('button'));
  await expect(trash.getByText('1 file restored.')).toBeFocused();
  await expect(rows).toHaveCount(2);
  await press(trash.getByRole('button', { name: 'Restore these 2 files' }));
  await expect(trash.getByText('2 files restored.')).toBeFocused();
  await expect(trash.getByRole('heading', { name: 'Nothing deleted' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Deleted files')).toBeFocused();
  await expect(photos(page)).toHaveCount(8);
});

test('[L-R01] [L-R14] [A-44] on a phone in French and in the dark, the gallery fits, selects by touch, and early use stays allowed', async ({
  browser,
  productUrl,
}) => {
  const { context, page } = await openPhone(browser, productUrl, 'dark');
  await logInAs(page, host);
  await page.evaluate(() => localStorage.setItem('locale', 'fr-CA'));
  await page.reload();
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALERIE' }));
  await expect(page.getByRole('heading', { level: 1, name: 'VOIR LA GALERIE' })).toBeVisible();
  const shown = page.getByRole('gridcell', { name: /^Photo \d+ sur 8, par Maya/ });
  await expect(shown.first()).toBeVisible();
  await expectFits(page);
  await shown.first().locator('[data-tick]').tap();
  await expect(page.getByText(/^1 sélectionné \(/)).toBeVisible();
  await shown.nth(1).tap();
  await expect(page.getByText(/^2 sélectionnés \(/)).toBeVisible();
  const early = page.getByRole('checkbox', {
    name: new RegExp(`^Permettre dès maintenant à chaque ${brand.singular}`),
  });
  await button(page, 'Lien de partage et autorisations').tap();
  await button(page, 'Ce qu’on peut faire des photos').tap();
  await early.click();
  await expect(early).toBeChecked();
  await expect(page.getByText('Mis à jour', { exact: true })).toBeVisible();
  await button(page, 'Fichiers supprimés').tap();
  const trash = page.getByRole('dialog', { name: 'Fichiers supprimés' });
  await expect(trash.getByRole('heading', { name: 'Aucun fichier supprimé' })).toBeVisible();
  await expectFits(page);
  await trash.getByRole('button', { name: 'Fermer' }).tap();
  await page.getByRole('tab', { name: /^Vidéos/ }).tap();
  await expect(page.getByRole('heading', { name: 'Aucune vidéo' })).toBeVisible();
  await expect(page).toHaveURL(/kind=video/);
  await page.goBack();
  await expect(shown.first()).toBeVisible();
  await context.close();
});

test('[L-R10] on a phone two fingers magnify a photo, which one finger then moves; otherwise it turns to the next', async ({
  browser,
  productUrl,
}) => {
  const { context, page } = await openPhone(browser, productUrl, 'light');
  await logInAs(page, host);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await photo(page, 1).tap();
  const opened = page.getByRole('dialog', { name: 'Photo 1 of 8' });
  await expect(opened).toBeVisible();
  const fingers = await context.newCDPSession(page);
  const zoomBy = (scaleFactor: number) =>
    fingers.send('Input.synthesizePinchGesture', { x: 150, y: 300, scaleFactor });
  const swipe = async (): Promise<void> => {
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 170, y: 300 });
    for (const x of [150, 130, 110, 90, 70]) await touch('touchMove', { x, y: 300 });
    await touch('touchEnd');
  };
  const scale = (): Promise<number> => page.evaluate(() => globalThis.visualViewport?.scale ?? 0);
  const fromLeft = (): Promise<number> => page.evaluate(() => globalThis.visualViewport?.offsetLeft ?? 0);
  await zoomBy(2);
  await expect.poll(scale).toBeGreaterThan(1.5);
  const before = await fromLeft();
  await swipe();
  await expect.poll(fromLeft).toBeGreaterThan(before);
  await expect(opened).toBeVisible();
  await zoomBy(0.2);
  await expect.poll(scale).toBe(1);
  await swipe();
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 8' })).toBeVisible();
  await context.close();
});

const chunkBytes = 8 * 1_048_576;

test('[FF-30] [FF-33] [U-R02] a long video over a line that breaks goes on from what has arrived, also after its page was closed', async ({
  page,
  context,
  request,
}, testInfo) => {
  const path = testInfo.outputPath('first dance.mp4');
  const video = await writeLongVideo(path, 2.5 * chunkBytes);
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(photos(page)).toHaveCount(8);
  const address = page.url();
  const before = watchOffsets(page);
  let broken = 0;
  await page.route('**/api/v1/uploads/*', (route) => {
    if (before.length === 0) return route.continue();
    broken += 1;
    return route.abort('connectionfailed');
  });
  await attach(button(page, 'Upload files'), path);
  await expect.poll(() => broken).toBeGreaterThan(1);
  expect(before).toEqual([chunkBytes]);
  await page.close();

  const again = await context.newPage();
  const after = watchOffsets(again);
  await again.goto(address);
  await attach(button(again, 'Upload files'), path);
  await expect(again.getByText('Added to gallery successfully')).toBeVisible();
  expect(after[0]).toBe(2 * chunkBytes);
  expect(after.length).toBeLessThanOrEqual(2);
  await expect(again.getByRole('tab', { name: 'Videos 1' })).toBeVisible();

  const { token, user } = await sessionOf(request, maya);
  const id = new URL(address).searchParams.get('event');
  const reply = await request.get(`/api/v1/${brand.slug}/Event/SBEventGallery/${id}/${user.id}?kind=video`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [stored] = galleryOf.parse(await reply.json()).payload.items.gallery;
  expect(stored?.file).toBe('first dance.mp4');
  const bytes = await (await request.get(stored?.imageUrl ?? '')).body();
  expect(bytes.equals(video)).toBe(true);
});

test('[U-R07] [U-R02] [L-R12] videos go first and one at a time, then three images at a time; a failure says so and loads the gallery again', async ({
  page,
}, testInfo) => {
  const videos = ['one.mp4', 'two.mp4'].map((fileName) => testInfo.outputPath(fileName));
  for (const [index, path] of videos.entries()) await writeLongVideo(path, 400_000 + index);
  const images = await Promise.all(
    portfolioPhotos(4, 30).map(async (image) => {
      const path = testInfo.outputPath(image.name);
      await writeFile(path, image.buffer);
      return path;
    }),
  );
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(page.getByRole('tab', { name: 'Images 8' })).toBeVisible();
  const held: Route[] = [];
  await page.route('**/Event/SBEventGallery', (route) => void held.push(route));
  await attach(button(page, 'Upload files'), [...images, ...videos]);
  await press(uploads(page).getByRole('button', { name: 'Show files' }));
  const expectSending = async (...names: readonly string[]): Promise<void> => {
    await expect(sentFiles(page)).toHaveText(names.map((each) => new RegExp(each)));
    await expect.poll(() => held.length).toBe(names.length);
  };
  const answerFirst = async (): Promise<void> => held.shift()?.continue();

  await expectSending('one.mp4');
  await expect(uploads(page).getByText('Uploading 1 of 6', { exact: true })).toBeVisible();
  await expect(sentFiles(page)).toContainText('0.38 MB');
  await expect(button(page, 'Upload files')).toBeDisabled();
  await answerFirst();
  await expectSending('two.mp4');
  await answerFirst();
  await expectSending('event-30', 'event-31', 'event-32');
  const loaded = page.waitForResponse(
    (response) => response.request().method() === 'GET' && /\/SBEventGallery\/\d+\//.test(response.url()),
  );
  await held.shift()?.fulfill({ status: 415, contentType: 'application/json', body: unsupported });
  await expectSending('event-31', 'event-32', 'event-33');
  for (let answered = 0; answered < 3; answered += 1) await answerFirst();
  const failed = uploads(page).getByRole('listitem').filter({ hasText: 'event-30' });
  await expect(failed).toContainText('Unsupported image format.');
  await expect(uploads(page).getByText('5 files added').first()).toBeVisible();
  expect((await loaded).ok()).toBe(true);
  await expect(page.getByRole('tab', { name: 'Images 11' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Videos 3' })).toBeVisible();
  await expect(button(page, 'Upload files')).toBeEnabled();
});

const sentFiles = (page: Page): Locator =>
  uploads(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar') });

const unsupported = JSON.stringify({
  message: 'Unsupported image format',
  payload: { items: null },
  errors: ['unsupported_image_format'],
});

const galleryOf = z.object({
  payload: z.object({
    items: z.object({ gallery: z.array(z.object({ file: z.string(), imageUrl: z.string() })) }),
  }),
});
