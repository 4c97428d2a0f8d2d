import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '@repo/api/src/testing/files/test-folder.ts';
import { brand } from '@repo/domain/brand';
import type { Page } from '@playwright/test';
import { linkInMailTo, newEmail, newHost, password } from '../accounts.ts';
import { expect, test as base } from '../fixtures.ts';
import { attach, fill, press, tick } from '../input-device.ts';
import { moveClock } from './move-clock.ts';
import { providerEvent, waitingChecks, whenStored } from './offline.ts';
import { runOps } from '../operator-command.ts';
import { applicationPage } from '../pages/application-page.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { logInAs, loginPage, logins } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';
import { portfolioPhoto, portfolioPhotos } from '../files/portfolio-photos.ts';
import { startProductWith } from '../start-product.ts';

type OfWorker = { readonly productUrl: string; readonly dataDir: string };

/** A product without the demonstration: who is found has become bookable here. */
const test = base.extend<object, OfWorker>({
  dataDir: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await makeTestFolder('new-photographer-');
      await use(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  productUrl: [
    async ({ dataDir }, use) => {
      const product = await startProductWith({ SEED: 'empty', DATA_DIR: dataDir });
      await use(product.url);
      await product.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({
  serviceWorkers: 'allow',
  // Calls fail while there is no network; a token that the moved clock has ended is a 401.
  expectedComplaint:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error setting up connection|401|Authentication failed/,
});

const heic = join(import.meta.dirname, '../../../../apps/api/src/files/images/fixtures/portrait.heic');
const profile = `${logins.provider.home}Tab/MyProfile`;
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const toDo = (page: Page) => page.getByRole('main').getByText('To do before you can be booked');
const saved = (page: Page) => page.getByText('Saved', { exact: true });

test('[R-R01] [X-R01] [W-R06] [A-33] [A-107] @keyboard @french a stranger applies, is approved, fills in the profile, is the only one found, booked, and checks in without a network', async ({
  page,
  browser,
  request,
  productUrl,
  dataDir,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  const application = applicationPage(page);
  await page.goto(`/be-a-${brand.slug}`);
  await application.fillIn(email);
  await application.addPhotos(portfolioPhoto(1), portfolioPhoto(2), portfolioPhoto(3));
  await application.whenPhotosAreStored();
  await page.reload();
  await expect(page.getByText('3 of 3 photos added')).toBeVisible();
  await application.agree();
  await application.send();
  await expect(page.getByRole('heading', { name: 'Thank you, Noor' })).toBeVisible();

  const [, id = ''] = /(\d+)/.exec(await runOps(dataDir, 'application', 'list')) ?? [];
  expect((await runOps(dataDir, 'application', 'read', id)).match(/\/files\/application\//g)).toHaveLength(3);
  await runOps(dataDir, 'application', 'approve', id);
  const link = new URL(await linkInMailTo(request, email, /^(?!We’ve received)/));
  await page.goto(`${link.pathname}${link.search}`);
  await fill(page.getByLabel('New password', { exact: true }), password);
  await fill(page.getByLabel('Confirm password', { exact: true }), password);
  await press(loginPage(page).button('Save password'));
  await expect(page.getByText('Your password is saved. You can now log in with it.')).toBeVisible();

  const photographer = { email, password, role: 'provider' } as const;
  await logInAs(page, photographer);
  await expect(toDo(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose the hours you work' })).toBeVisible();
  await expectAccessible();
  await press(page.getByRole('link', { name: 'Add a profile photo' }));
  await attach(button(page, 'Choose a photo'), portfolioPhoto(99));
  await press(page.getByRole('button', { name: 'Use photo' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fill(page.getByLabel('Profile name'), 'Noor by night');
  await fill(page.getByLabel('Bio', { exact: true }), 'Weddings and garden parties.');
  const portrait = { name: 'portrait.heic', mimeType: 'image/heic', buffer: await readFile(heic) };
  await attach(button(page, 'Choose files'), [...portfolioPhotos(5, 10), portrait]);
  await expect(page.getByText('6 of 6 to 30 images')).toBeVisible();
  await press(button(page, 'Save'));
  await expect(saved(page)).toBeVisible();

  await page.goto(`${profile}/MySchedule`);
  await tick(page.getByRole('checkbox', { name: 'Select/Deselect All' }));
  await press(button(page, 'SAVE'));
  await expect(saved(page)).toBeVisible();

  await page.goto(`${profile}/MyInfo`);
  await fill(page.getByLabel('Emergency contact name'), 'Sam Roy');
  await fill(page.getByLabel('Emergency contact number'), '416 555 0188');
  await press(button(page, 'Save'));
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  await page.goto(logins.provider.home);
  await expect(page.getByText('You have not received any event requests yet.')).toBeVisible();
  await expect(toDo(page)).toHaveCount(0);

  const guestContext = await browser.newContext({ baseURL: productUrl });
  const guest = await guestContext.newPage();
  const booking = bookingPage(guest);
  const host = await newHost(request);
  const name = await booking.fillCart({ name: 'Night market', day: dayFromToday(3) });
  expect(name).toBe('Noor');
  await booking.checkOut();
  await loginPage(guest).logIn(host.email, host.password);
  await paymentPage(guest).isShown();
  await paymentPage(guest).payWith(cards.good);
  await expectThanks(guest);
  await guestContext.close();

  // Without a reload.
  await press(button(page, 'ACCEPT'));
  await press(page.getByRole('button', { name: 'Accept request' }));
  await expect(page.getByText('You accepted “Night market”')).toBeVisible();
  const { sbstartTime } = await providerEvent(request, photographer, 'Night market');
  await moveClock(request, [page], { now: sbstartTime - 600 });
  await page.goto(`${logins.provider.home}_/MyEvents`);
  const event = page.getByRole('button', { name: /^Night market/ });
  await press(event);
  await whenStored(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage }).some((key) => key.endsWith(':details'))))
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  if ((await event.getAttribute('aria-expanded')) === 'false') await press(event);
  await press(button(page, 'CHECK IN'));
  await press(page.getByRole('button', { name: 'Check in', exact: true }));
  await expect(page.getByText('You’re offline. We noted your check-in at “Night market”')).toBeVisible();
  const [waiting] = await waitingChecks(page);
  await moveClock(request, [page], { now: sbstartTime });
  await page.context().setOffline(false);
  await expect(page.getByText('We noted your check-in')).toHaveCount(0);
  await expect(button(page, 'CHECK IN')).toHaveAccessibleDescription(/^You checked in on \w+day/);
  expect((await providerEvent(request, photographer, 'Night market')).checkedInAt).toBe(waiting?.atSeconds);
  await press(button(page, 'CHECK OUT'));
  await press(page.getByRole('button', { name: 'OK', exact: true }));
  await expect(page.getByText('You checked out of “Night market”')).toBeVisible();
});
