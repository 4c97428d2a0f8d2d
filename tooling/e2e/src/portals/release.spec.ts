import type { BrowserContext, Page } from '@playwright/test';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import { demoAccount } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { bookingPage } from '../pages/booking-page.ts';
import { endingIn, loginPage, logins } from '../pages/login-page.ts';
import { moveClock } from './move-clock.ts';
import {
  acceptedChecks,
  offlineNote,
  openedEvent,
  providerEvent,
  tile,
  waitingChecks,
  whenStored,
} from './offline.ts';
import { startReleaseProxy } from './release-proxy.ts';
import type { Release } from './release-proxy.ts';

/** Its own product, because moving the clock would affect the other journeys. */
const test = testOnOwnProduct({ SEED: 'demo' });
test.use({
  serviceWorkers: 'allow',
  // Calls fail while there is no network, and files of an ended release are gone.
  expectedComplaint:
    /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error setting up connection|40[149]|Authentication failed/,
});

const fileCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((cacheName) => cacheName.startsWith('files ')));

/** The next release of an app: every file that a page has open is gone from the server, and there is another list. */
const nextRelease =
  (app: AppName): Release =>
  async (path, fromProduct) => {
    const base = assetBaseOf(app);
    if (path === `${base}offline-list.js`)
      return (await fromProduct()).replace(/"version":"[^"]+"/, '"version":"next"');
    return path.startsWith(base) && /\.(?:js|css)$/.test(path) ? 404 : undefined;
  };

/** Lets the browser find the next release, and waits until its files are stored beside those of the open page. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await new Promise<void>((resolve) => {
      const look = (): void => (registration.waiting === null ? void setTimeout(look, 50) : resolve());
      look();
    });
  });

test('a release that comes while a page has no network is taken over later, and what was entered meanwhile stays', async ({
  page,
  context,
  productUrl,
}) => {
  const proxy = await startReleaseProxy(productUrl);
  const booking = bookingPage(page);
  const eventName = booking.main.getByLabel('Event name');
  await page.goto(`${proxy.url}/event_booking`);
  await whenStored(page);
  await context.setOffline(true);
  proxy.release(nextRelease('booking'));
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await eventName.fill('Garden party');
  // A part of the page that was not open yet.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();

  await context.setOffline(false);
  await expect(page.getByText(offlineNote)).toHaveCount(0);
  await update(page);
  await page.reload();
  await expect(eventName).toHaveValue('Garden party');
  await page.goto('about:blank');
  await page.goto(`${proxy.url}/event_booking`);
  await expect.poll(() => fileCaches(page)).toEqual([expect.stringContaining(' next')]);
  await expect(eventName).toHaveValue('Garden party');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await expect(eventName).toHaveValue('Garden party');
  await context.setOffline(false);
  await page.goto('about:blank');
  await proxy.end();
});

test('a release does not take the files of an open page, and the worker can be switched off', async ({
  page,
  productUrl,
}) => {
  const proxy = await startReleaseProxy(productUrl);
  await page.goto(`${proxy.url}/event_booking`);
  await whenStored(page);
  const [before = ''] = await fileCaches(page);

  proxy.release(nextRelease('booking'));
  await update(page);
  expect(await fileCaches(page)).toContain(before);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /manifest-fr-ca/);

  await page.goto('about:blank');
  await page.goto(`${proxy.url}/event_booking`);
  await expect.poll(() => fileCaches(page)).toEqual([expect.stringContaining(' next')]);

  proxy.release(async (path) =>
    path === '/service-worker.js'
      ? (await fetch(`${productUrl}/assets/booking/service-worker-off.js`)).text()
      : undefined,
  );
  await expect
    .poll(async () => {
      await page.reload();
      return page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    })
    .toEqual([0, 0]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page would look for the worker once more.
  await page.goto('about:blank');
  await proxy.end();
});

const partMissing = 'Part of this page didn’t load.';

/** Logs in at the address of a proxy, and opens a page there once the worker has stored everything. */
async function openSignedIn(page: Page, proxyUrl: string, account: Account, path: string): Promise<void> {
  const { address, home } = logins[account.role];
  await page.goto(`${proxyUrl}${address}`);
  await loginPage(page).logIn(account.email, account.password);
  await expect(page).toHaveURL(endingIn(home));
  await page.goto(`${proxyUrl}${path}`);
  await whenStored(page);
}

/** Takes over a release, and opens the page of an app with it where there is no network. */
async function openAfterRelease(page: Page, context: BrowserContext): Promise<void> {
  const address = page.url();
  await update(page);
  await page.goto('about:blank');
  await page.goto(address);
  await expect.poll(() => fileCaches(page)).toEqual([expect.stringContaining(' next')]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
}

test('a host opens another tab of the dashboard although a release has come while there was no network', async ({
  page,
  context,
  productUrl,
}) => {
  const proxy = await startReleaseProxy(productUrl);
  await openSignedIn(page, proxy.url, demoAccount('host', 'host'), logins.host.home);
  await context.setOffline(true);
  proxy.release(nextRelease('customer-portal'));
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await page.getByRole('tab', { name: 'SUPPORT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  const question = page.getByRole('main').getByLabel('Subject');
  await question.fill('A question');
  await expect(page.getByText(partMissing)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(offlineNote)).toHaveCount(0);
  await expect(question).toHaveValue('A question');
  await openAfterRelease(page, context);
  await expect(question).toBeVisible();
  await expect(page.getByText(partMissing)).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('about:blank');
  await proxy.end();
});

test('[A-107] a check-in that waits for the network is sent once although a release has come meanwhile', async ({
  page,
  context,
  request,
  productUrl,
}) => {
  const maya = demoAccount('maya', 'provider');
  const name = 'Robin and Sam, the wedding';
  const { sbstartTime } = await providerEvent(request, maya, name);
  await moveClock(request, [page], { now: sbstartTime - 600 });
  const proxy = await startReleaseProxy(productUrl);
  await openSignedIn(page, proxy.url, maya, `${logins.provider.home}_/MyEvents`);
  await openedEvent(page, name);
  await context.setOffline(true);
  proxy.release(nextRelease('provider-portal'));
  await page.reload();
  await expect(page.getByText(offlineNote)).toBeVisible();
  await tile(await openedEvent(page, name), 'CHECK IN').click();
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page.getByText(`You’re offline. We noted your check-in at “${name}”`)).toBeVisible();
  const [waiting] = await waitingChecks(page);

  // Reloaded with the old files.
  await page.reload();
  expect(await waitingChecks(page)).toEqual([waiting]);
  const accepted = acceptedChecks(context);
  await context.setOffline(false);
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  await openAfterRelease(page, context);
  await expect(tile(await openedEvent(page, name), 'CHECK IN')).toHaveAccessibleDescription(
    /^You checked in on \w+day/,
  );
  expect(accepted.map((sent) => JSON.parse(sent).clientId)).toEqual([waiting?.clientId]);
  expect((await providerEvent(request, maya, name)).checkedInAt).toBe(waiting?.atSeconds);
  await context.setOffline(false);
  await page.goto('about:blank');
  await proxy.end();
});
