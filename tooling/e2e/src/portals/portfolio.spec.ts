import { brand } from '@repo/domain/brand';
import { slots } from '@repo/domain/schedule/slots';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { sessionOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { attach, choose, fill, press } from '../input-device.ts';
import { newProvider } from '../new-provider.ts';
import { ownPerson } from '../own-days-and-people.ts';
import { bookingPage, weekdayFromToday } from '../pages/booking-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { saveChanges } from '../pages/save-changes.ts';
import {
  brokenPhoto,
  hugePhoto,
  photoInHalves,
  photoWithScript,
  portfolioPhotos,
} from '../files/portfolio-photos.ts';
import { watchForScripts } from '../watch-for-scripts.ts';

// The first save is cut off.
test.use({ expectedComplaint: /ERR_FAILED/ });

const address = `${logins.provider.home}Tab/MyProfile/MyPortfolio`;
const foundProviders = z.object({
  payload: z.object({ items: z.array(z.object({ firstName: z.string() })) }),
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const images = (page: Page) => page.getByRole('button', { name: /^Image \d+ of \d+$/ });

/** Opens all hours, so that only the portfolio decides whether hosts find the provider. */
async function openAllHours(request: APIRequestContext, account: Account): Promise<void> {
  const { token, user } = await sessionOf(request, account);
  const headers = { authorization: `Bearer ${token}` };
  const profile = `/api/v1/${brand.slug}/Profile`;
  const stored = await (await request.get(`${profile}/GetScheduleBySBId/${user.id}`, { headers })).json();
  const timeSlots = slots.map(({ id: slotId }) => ({ slotId, isEnable: true }));
  const WorkingSchedules = [0, 1, 2, 3, 4, 5, 6].map((dayInWeek) => ({
    dayInWeek,
    isActive: true,
    timeSlots,
  }));
  const data = { ...stored.payload.items, WorkingSchedules };
  const saved = await request.put(`${profile}/UpdateWorkingSchedule/${user.id}`, { headers, data });
  expect(await saved.json()).toMatchObject({ status: 0 });
}

/** Returns the colours at the left and right edge of an image, half-way down. */
const edgesOf = (image: Locator) =>
  image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = shown;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(shown, 0, 0);
    return [2, width - 3].map((x) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, height / 2, 1, 1).data ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
    });
  });

/** Drags an image before another one, as a hand does: a first small step, and then to the place itself. */
async function dragBefore(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 10, start.y + 10, { steps: 5 });
  await mouse.move(end.x - end.width / 4, end.y, { steps: 20 });
  await mouse.up();
}

async function middleOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

async function isFoundByGuest(browser: Browser, baseURL: string, name: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL });
  const guest = await context.newPage();
  const booking = bookingPage(guest);
  await booking.open();
  await booking.fillSetup({ day: weekdayFromToday(210, 'Saturday') });
  const answer = guest.waitForResponse(/GetSBByLocation/);
  await booking.next();
  const found = foundProviders.parse(await (await answer).json()).payload.items;
  await context.close();
  return found.some(({ firstName }) => firstName === name);
}

test('[X-R01] [X-R03] [X-R04] [X-R07] [A-33] a provider without a profile saves six images, reorders them by keyboard, and is found', async ({
  page,
  browser,
  request,
  productUrl,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  watchForScripts(page);
  const name = 'Newcomer';
  const account = await newProvider(request, name);
  await openAllHours(request, account);
  expect(await isFoundByGuest(browser, productUrl, name)).toBe(false);
  await logInAs(page, account);
  await page.goto(address);
  await press(button(page, 'Preview'));
  await expect(page.getByText('Profile doesnot exist')).toBeVisible();
  await press(button(page, 'Save').first());
  await expect(
    page.getByRole('link', { name: 'Profile photo – Please Upload Profile Picture' }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Portfolio images – At least 6 images are required for Portfolio' }),
  ).toBeVisible();
  await expectAccessible();

  await attach(button(page, 'Choose a photo'), photoInHalves);
  const crop = page.getByRole('dialog', { name: 'Position your photo' });
  await crop.getByRole('spinbutton', { name: 'Zoom' }).fill('150');
  await crop.getByRole('spinbutton', { name: 'Left to right' }).fill('100');
  await expectAccessible();
  await press(crop.getByRole('button', { name: 'Use photo' }));
  // Until it is closed, nothing behind it takes text.
  await expect(crop).toHaveCount(0);
  const markup = '<img src=x onerror=alert(1)>';
  await fill(page.getByLabel('Profile name'), markup);
  await fill(page.getByLabel('Bio', { exact: true }), 'Weddings and garden parties.');
  await choose(page.getByLabel('Additional language'), 'French');
  await attach(button(page, 'Choose files'), [
    ...portfolioPhotos(5),
    photoWithScript(6),
    brokenPhoto,
    hugePhoto,
  ]);
  for (const file of ['broken.jpg', 'huge.png'])
    await expect(page.getByRole('listitem').filter({ hasText: file })).toContainText(
      'Unsupported image format',
    );
  await expect(images(page)).toHaveCount(6);
  await page.route('**/Profile/Portfolio/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await press(button(page, 'Save').first());
  await expect(page.getByText('Nothing was lost.')).toBeVisible();
  await page.unroute('**/Profile/Portfolio/*');
  await press(button(page, 'Try again'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('6 of 6 to 30 images')).toBeVisible();
  // The right half alone was kept.
  const photo = page.getByRole('region', { name: 'Profile photo' }).locator('img');
  await expect(photo).toHaveAttribute('src', /^http|^\//);
  expect(await edgesOf(photo)).toEqual(['blue', 'blue']);
  expect(await isFoundByGuest(browser, productUrl, name)).toBe(true);

  const sources = () =>
    images(page)
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const before = await sources();
  await images(page).first().focus();
  // The library takes the next key once it has moved the image.
  for (const [key, said] of [
    ['Space', 'You’ve lifted image 1 of 6.'],
    ['ArrowRight', 'Image 1 would become number 2 of 6.'],
    ['Space', 'Image 1 is now number 2 of 6.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached();
  }
  await press(button(page, 'Move image 6 left'));
  await expect(page.getByText('The image is now number 5 of 6.')).toBeAttached();
  await expect(button(page, 'Move image 5 left')).toBeFocused();
  await expectAccessible();
  await saveChanges(page, button(page, 'Save').first());
  await page.reload();
  await expect(images(page)).toHaveCount(6);
  const [one, two, three, four, five, six] = before;
  expect(await sources()).toEqual([two, one, three, four, six, five]);
  const opened = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: /^Preview/ }));
  const preview = await opened;
  watchForScripts(preview);
  await expect(preview.getByRole('heading', { level: 1, name: markup })).toBeVisible();

  await attach(button(page, 'Choose files'), portfolioPhotos(25, 20));
  await expect(images(page)).toHaveCount(30);
  await expect(page.getByText('event-44.png')).toBeVisible();
  await expect(page.getByText('Your portfolio can have up to 30 images. Remove some first.')).toBeVisible();
  await press(page.getByRole('tab', { name: 'MY INFO' }));
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await press(question.getByRole('button', { name: 'Stay on this page' }));
  await press(button(page, 'Discard'));
  await expect(images(page)).toHaveCount(6);
});

test('[X-R01] [X-R06] on a phone in French and in the dark, an image is deleted after a question', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, ownPerson('provider'));
  await page.evaluate(() => localStorage.setItem('locale', 'fr-CA'));
  await page.goto(address);
  const shown = page.getByRole('button', { name: /^Image \d+ sur \d+$/ });
  await expect(shown.first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sombres', exact: true }).click();
  await expectAccessible();
  await expectFits(page);
  const sources = () =>
    shown.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const [one, two, three, ...rest] = await sources();
  await dragBefore(shown.nth(0), shown.nth(2));
  await expect.poll(sources).toEqual([two, one, three, ...rest]);
  const count = await shown.count();
  await press(button(page, 'Supprimer l’image 2'));
  const question = page.getByRole('alertdialog', { name: 'Supprimer cette image?' });
  await expectAccessible();
  await press(question.getByRole('button', { name: 'Supprimer l’image' }));
  await expect(shown).toHaveCount(count - 1);
});
