import { createHash } from 'node:crypto';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '@repo/api/src/testing/files/test-folder.ts';
import { brand } from '@repo/domain/brand';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, sessionOf } from '../accounts.ts';
import { expect, test as base } from '../fixtures.ts';
import { attach, press } from '../input-device.ts';
import { clipPath, writeLongVideo } from '../files/long-video.ts';
import {
  button,
  checkInToGallery,
  openedEvent,
  photo,
  photos,
  uploads,
  watchOffsets,
} from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { brokenPhoto, portfolioPhotos } from '../files/portfolio-photos.ts';
import { startProductWith } from '../start-product.ts';

type OfWorker = {
  readonly product: { readonly url: string; readonly crash: () => Promise<void> };
  readonly productUrl: string;
};

/** On a product that can crash and come back at the same address. */
const test = base.extend<object, OfWorker>({
  product: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await makeTestFolder('gallery-interrupted-');
      let running = await startProductWith({ SEED: 'demo', DATA_DIR: folder });
      const { url } = running;
      const crash = async (): Promise<void> => {
        await running.kill();
        running = await startProductWith({
          SEED: 'demo',
          DATA_DIR: folder,
          SERVE_PORT: new URL(url).port,
        });
      };
      await use({ url, crash });
      await running.end();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  productUrl: [async ({ product }, use) => use(product.url), { scope: 'worker' }],
});
test.use({
  expectedComplaint: /status of (403|409|415|422|503)|ERR_(CONNECTION|INTERNET|EMPTY|SOCKET)|hub|connection/i,
});

const maya = demoAccount('maya', 'provider');
const host = demoAccount('host', 'host');
const name = 'Robin and Sam, the wedding';
const portrait = join(import.meta.dirname, '../../../../apps/api/src/files/images/fixtures/portrait.heic');

/** 399 is the longest video that a gallery takes. */
const videoBytes = Number(process.env['VIDEO_MB'] ?? 40) * 1_048_576;
/** Time for all of it on a slow machine. */
const untilSent = { timeout: 60_000 + videoBytes / 1000 };
const photoCount = 54;

/** Sixty files: two videos, photos of four formats, one that is broken, and one twice. */
async function writeFiles(folder: string) {
  const video = await writeLongVideo(join(folder, 'first dance.mp4'), videoBytes);
  await copyFile(clipPath, join(folder, 'toast.mp4'));
  await copyFile(portrait, join(folder, 'portrait.heic'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle r="90" /></svg>';
  const photosToSend = portfolioPhotos(photoCount);
  const [first] = photosToSend;
  const others = [
    { name: 'seating.svg', buffer: Buffer.from(drawing) },
    { name: 'broken.jpg', buffer: brokenPhoto.buffer },
    { name: 'again.png', buffer: first?.buffer ?? Buffer.alloc(0) },
  ];
  const written = [...photosToSend, ...others];
  for (const { name: fileName, buffer } of written) await writeFile(join(folder, fileName), buffer);
  const names = ['first dance.mp4', 'toast.mp4', 'portrait.heic', ...written.map((file) => file.name)];
  return { video, paths: names.map((each) => join(folder, each)) };
}

/** Waits until the server has stored so many photos of a page. */
async function untilStored(page: Page, count: number): Promise<void> {
  let stored = 0;
  await page.waitForResponse((response) => {
    if (response.url().endsWith('/SBEventGallery') && response.ok()) stored += 1;
    return stored === count;
  }, untilSent);
}

const galleryOf = z.object({
  payload: z.object({
    items: z.object({ gallery: z.array(z.object({ file: z.string(), imageUrl: z.string() })) }),
  }),
});

/** Returns the files that the provider sees, of one kind. */
async function storedFiles(request: APIRequestContext, eventId: string, kind: 'image' | 'video') {
  const { token, user } = await sessionOf(request, maya);
  const reply = await request.get(
    `/api/v1/${brand.slug}/Event/SBEventGallery/${eventId}/${user.id}?kind=${kind}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  return galleryOf.parse(await reply.json()).payload.items.gallery;
}

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

test('[FF-30] [FF-31] [FF-32] [FF-33] [U-R02] [U-R09] sixty files arrive once through a lost network and a crash, and the host gets them', async ({
  page,
  context,
  request,
  browser,
  product,
  expectAccessible,
}, testInfo) => {
  test.setTimeout(120_000 + 3 * untilSent.timeout);
  const { video, paths } = await writeFiles(testInfo.outputPath());
  await logInAs(page, maya);
  await page.goto(`${logins.provider.home}_/MyEvents`);
  await checkInToGallery(page, name);

  const offsets = watchOffsets(page);
  const arrived = (): number => offsets.at(-1) ?? 0;
  await page.route('**/api/v1/uploads/*', async (route) => {
    if (arrived() < videoBytes * 0.6) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await attach(button(page, 'Upload files'), paths);
  const lost = uploads(page).getByText('No connection to the server. The upload goes on by itself.').first();
  await expect(lost).toBeVisible(untilSent);
  await expectAccessible();
  expect(arrived()).toBeLessThan(videoBytes);
  await page.unroute('**/api/v1/uploads/*');
  const twentyPhotos = untilStored(page, 20);
  await context.setOffline(false);
  await twentyPhotos;
  // No chunk that had arrived was sent again.
  expect(offsets).toEqual([...new Set(offsets)]);
  expect(arrived()).toBe(videoBytes);

  const back = product.crash();
  await expect(lost).toBeVisible();
  await back;
  await expect(page.getByText('Added to gallery successfully')).toBeVisible(untilSent);
  await expect(uploads(page).getByText('58 files added').first()).toBeVisible();
  await expect(uploads(page).getByText('2 files weren’t added. See why below.')).toBeVisible();
  await expect(uploads(page).getByRole('listitem').filter({ hasText: 'broken.jpg' })).toContainText(
    'Unsupported image format',
  );
  await expect(page.getByRole('tab', { name: 'Images 56' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Videos 2' })).toBeVisible();

  const eventId = new URL(page.url()).searchParams.get('event') ?? '';
  const images = await storedFiles(request, eventId, 'image');
  expect(images.map(({ file }) => file).toSorted()).toEqual(
    [...portfolioPhotos(photoCount).map((each) => each.name), 'portrait.jpg', 'seating.svg'].toSorted(),
  );
  const videos = await storedFiles(request, eventId, 'video');
  const long = videos.find(({ file }) => file === 'first dance.mp4');
  expect(sha256(await (await request.get(long?.imageUrl ?? '')).body())).toBe(sha256(video));

  await press(button(page, 'Checkout'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }));
  await expect(page.getByText(/checked out/i).first()).toBeVisible();

  const atHost = await (await browser.newContext({ baseURL: product.url })).newPage();
  await logInAs(atHost, host);
  await press((await openedEvent(atHost, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(atHost.getByRole('tab', { name: 'Images 56' })).toBeVisible();
  await photo(atHost, 1).focus();
  await atHost.keyboard.press('Space');
  await atHost.keyboard.press('Shift+ArrowRight');
  await press(button(atHost, 'Lock'));
  for (const number of [1, 2]) await expect(photo(atHost, number)).toHaveAccessibleName(/, locked/);
  await photo(atHost, 3).focus();
  await atHost.keyboard.press('Escape');
  await atHost.keyboard.press('Space');
  await press(button(atHost, 'Delete'));
  await expect(atHost.getByRole('tab', { name: 'Images 55' })).toBeVisible();
  await press(button(atHost, 'Undo'));
  await expect(atHost.getByRole('tab', { name: 'Images 56' })).toBeVisible();
  await expect(photos(atHost).first()).toBeVisible();
  await atHost.context().close();
});
