import { brand } from '@repo/domain/brand';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { expectFits, widerThanScreen } from '../fits.ts';
import { moveClock } from './move-clock.ts';
import {
  acceptedChecks,
  checkInTo,
  offlineNote,
  openedEvent,
  providerEvent,
  tile,
  waitingChecks,
  whenStored,
} from './offline.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { endingIn, logInAs, loginPage, logins } from '../pages/login-page.ts';

/** Its own product, because moving the clock would affect the other journeys. */
const test = testOnOwnProduct({ SEED: 'demo' });
test.use({
  serviceWorkers: 'allow',
  // Calls fail while there is no network; a token that the moved clock has ended is a 401.
  expectedComplaint:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error setting up connection|40[149]|Authentication failed/,
});

const maya = demoAccount('maya', 'provider');
const name = 'Robin and Sam, the wedding';
const { home } = logins.provider;
const myEvents = `${home}_/MyEvents`;

const opened = (page: Page) => openedEvent(page, name);

/** Returns the event as the server has it. */
const eventOnServer = (request: APIRequestContext) => providerEvent(request, maya, name);

/** Everything that the browser has stored for the origin, as one text, with the names of its databases. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        texts.push(request.url, JSON.stringify([...request.headers]));
        if (request.url.includes('/api/')) texts.push(await ((await cache.match(request))?.text() ?? ''));
      }
    }
    const databases = (await indexedDB.databases()).map((database) => database.name);
    return { text: texts.join('\n'), databases };
  });

test('[A-107] [T-R02] [T-R04] an offline provider opens the event with its shots and checks in, and the check-in is sent once with the time of the press', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const { sbstartTime } = await eventOnServer(request);
  await moveClock(request, [page], { now: sbstartTime - 600 });
  await logInAs(page, maya);
  await page.goto(myEvents);
  await opened(page);
  await whenStored(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys({ ...localStorage }).some((key) => key.endsWith(':details'))))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  const body = await opened(page);
  await expect(page.getByText(/^Updated \w+day/)).toBeVisible();
  await expect(body.getByRole('heading', { name: 'Shots to take' })).toBeVisible();
  expect(await body.getByRole('checkbox').count()).toBeGreaterThan(1);
  await tile(body, 'EVENT DETAILS').click();
  const details = page.getByRole('dialog', { name: 'Event details' });
  await expect(details).not.toContainText('offline');
  await details.getByRole('button', { name: 'Close' }).click();

  await tile(body, 'CHECK IN').click();
  await expect(page.getByRole('alertdialog')).toContainText('You’re offline. We’ll note the time now');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page.getByText(`You’re offline. We noted your check-in at “${name}”`)).toBeVisible();
  await expectAccessible();
  await expectFits(page);
  const [waiting] = await waitingChecks(page);
  expect(waiting?.atSeconds).toBeGreaterThanOrEqual(sbstartTime - 600);

  // Closed and opened again in two tabs, half an hour later, still without a network.
  await moveClock(request, [page], { now: sbstartTime + 1200 });
  await page.reload();
  await expect(tile(await opened(page), 'CHECK IN')).toHaveAccessibleDescription(
    /^You checked in on .*We’ll send this when you’re back online\.$/,
  );
  const other = await context.newPage();
  await other.goto(myEvents);
  await expect(other.getByText('Waiting for the network')).toBeVisible();
  expect(await waitingChecks(other)).toEqual([waiting]);

  const accepted = acceptedChecks(context);
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Waiting for the network')).toHaveCount(0);
    await expect(tab.getByText('We noted your check-in')).toHaveCount(0);
    await expect(tile(await opened(tab), 'CHECK IN')).toHaveAccessibleDescription(
      /^You checked in on \w+day[^.]*\.m\.\sE[SD]T\.$/,
    );
  }
  expect(accepted.map((sent) => JSON.parse(sent).clientId)).toEqual([waiting?.clientId]);
  expect((await eventOnServer(request)).checkedInAt).toBe(waiting?.atSeconds);
  await other.close();
});

test('[B-R15] logging out without a network leaves nothing private on the device, sends nothing that waited, and ends the session later', async ({
  page,
  context,
  request,
}) => {
  const { sbstartTime } = await eventOnServer(request);
  await moveClock(request, [page], { now: sbstartTime + 1200 });
  await checkInTo(request, maya, name);
  await logInAs(page, maya);
  await page.goto(myEvents);
  await opened(page);
  await whenStored(page);
  await expect.poll(async () => (await everythingStored(page)).text).toContain(':events');

  await context.setOffline(true);
  await page.reload();
  await tile(await opened(page), 'CHECK OUT').click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.poll(() => waitingChecks(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('If you log out now, it’s lost.');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(endingIn('/Login'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(offlineNote)).toBeVisible();
  const { text, databases } = await everythingStored(page);
  for (const word of ['account:', 'USER_', 'Bearer', 'authorization', name, maya.email, 'Maya'])
    expect(text).not.toContain(word);
  // Holds only the key of the device, which cannot be read.
  expect(databases).toEqual(['session']);
  await page.goto(myEvents);
  await expect(page).toHaveURL(endingIn('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);

  const ended = page.waitForResponse((response) => response.url().endsWith('/login/Logout') && response.ok());
  await context.setOffline(false);
  await ended;
  expect((await page.request.post('/api/v1/login/Refresh')).status()).toBe(401);
  // After the login, the page that was opened before it is shown.
  await page.goto(logins.provider.address);
  await loginPage(page).logIn(maya.email, maya.password);
  await expect(tile(await opened(page), 'CHECK OUT')).not.toHaveAccessibleDescription(/You checked out/);
  expect(await waitingChecks(page)).toEqual([]);
  expect((await eventOnServer(request)).checkedOutAt).toBeNull();
});

test('after one visit every page of the three apps opens without a network, and says that there is none', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(180_000);
  const { sbstartTime } = await eventOnServer(request);
  const expectOpensOffline = async (paths: readonly string[], hasFooter = true): Promise<void> => {
    await context.setOffline(true);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText(offlineNote), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Part of this page didn’t load.'), path).toHaveCount(0);
      // Shows that the rates of the catalogue were stored too.
      if (hasFooter)
        await expect(page.getByRole('contentinfo'), path).toContainText('5% service fee and 13% HST');
    }
    await context.setOffline(false);
  };
  await moveClock(request, [page], { now: sbstartTime + 1200 });
  await page.goto('/faq');
  await whenStored(page);
  await expectOpensOffline([
    '/event_booking',
    '/event_booking/1/1',
    `/${brand.singular}Profile/1`,
    '/EventBookRequested',
    '/draft-event-thank-you',
    `/be-a-${brand.slug}`,
    '/our-story',
    '/',
    '/Login?form=provider',
    '/no/such/page',
  ]);
  await expectOpensOffline(['/change_password?token=of-a-mail', '/email_confirmation/of-a-mail'], false);
  await logInAs(page, maya);
  await expectOpensOffline([
    home,
    ...['MyEvents', 'ReelEvents'].map((tab) => `${home}_/${tab}`),
    ...['MySchedule', 'MyPortfolio', 'MyInfo'].map((tab) => `${home}Tab/MyProfile/${tab}`),
    ...['Gallery', 'MessageBoard'].map((tab) => `${home}Tab/MyEvents/${tab}?event=1`),
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(endingIn('/Login'));
  await logInAs(page, demoAccount('host', 'host'));
  await expectOpensOffline([
    logins.host.home,
    ...['MyAccount', 'AttendedEvents', 'ReferaFriend', 'Support'].map((tab) => `${logins.host.home}_/${tab}`),
    ...['Extend', 'Tip', 'Gallery', 'Invoice', 'Review', 'MessageBoard'].map(
      (tab) => `${logins.host.home}Tab/MyEvents/1/${tab}`,
    ),
  ]);
});

test('every step of a booking says when the network is lost, and keeps the entries', async ({
  page,
  context,
}) => {
  const booking = bookingPage(page);
  const reloadOffline = async (): Promise<void> => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(offlineNote)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Part of this page didn’t load.')).toHaveCount(0);
    expect(await widerThanScreen(page)).toEqual([]);
    await context.setOffline(false);
    await page.reload();
  };
  await booking.open();
  await whenStored(page);
  await booking.fillSetup({ day: dayFromToday(60) });
  await reloadOffline();
  await expect(booking.main.getByLabel('Event name')).toHaveValue('Garden party');
  await booking.next();
  await reloadOffline();
  const [reserved = ''] = await booking.reserve(1);
  await booking.continueBooking();
  await booking.onStep('recap');
  await reloadOffline();
  await booking.skipRecap();
  await booking.onStep('detail');
  await reloadOffline();
  await booking.answerQuestions();
  await reloadOffline();
  await expect(booking.lines().filter({ hasText: reserved })).toHaveCount(1);
});

test('[A-107] [T-R05] a check-out without a network keeps the time of the press, and the event is completed once it is sent', async ({
  page,
  context,
  request,
}) => {
  const { sbstartTime } = await eventOnServer(request);
  const endsAt = sbstartTime + 6 * 3600;
  await moveClock(request, [page], { now: sbstartTime + 1800 });
  await checkInTo(request, maya, name);
  await logInAs(page, maya);
  await page.goto(myEvents);
  await opened(page);
  await whenStored(page);

  await context.setOffline(true);
  await moveClock(request, [page], { now: endsAt + 60 });
  await page.reload();
  await tile(await opened(page), 'CHECK OUT').click();
  await expect(page.getByRole('alertdialog')).toContainText('You’re offline. We’ll note the time now');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText(`You’re offline. We noted your check-out of “${name}”`)).toBeVisible();
  await page.reload();
  await expect(tile(await opened(page), 'CHECK OUT')).toHaveAccessibleDescription(
    /^You checked out on .*We’ll send this when you’re back online\.$/,
  );
  const [waiting] = await waitingChecks(page);

  // The network is back hours later.
  await moveClock(request, [page], { now: endsAt + 3 * 3600 });
  const accepted = acceptedChecks(context);
  await context.setOffline(false);
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Completed Events/ }).click();
  await expect(tile(await opened(page), 'CHECK OUT')).toHaveAccessibleDescription(
    /^You checked out on \w+day/,
  );
  expect(accepted.map((sent) => JSON.parse(sent).clientId)).toEqual([waiting?.clientId]);
  const { checkedOutAt } = await providerEvent(request, maya, name, 'completed');
  expect(checkedOutAt).toBe(waiting?.atSeconds);
});
