import { text } from 'node:stream/consumers';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { Account } from '../accounts.ts';
import { demoAccount, linkInMailTo, newHost } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { expectFits } from '../fits.ts';
import { fill, press } from '../input-device.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { endingIn, logInAs, loginPage, logins } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';
import { moveClock } from './move-clock.ts';

/** Its own product, because moving the clock would affect the other journeys. */
const test = testOnOwnProduct({ SEED: 'demo' });
// A refused answer is a 409; a token that the moved clock has ended is a 401, also for the live connection.
test.use({ expectedComplaint: /40[19]|Authentication failed/ });

const maya = demoAccount('maya', 'provider');
const home = logins.provider.home;

/** The header of a request or event. */
const item = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens a request or event, unless it is open, and returns its body. */
async function opened(page: Page, name: string): Promise<Locator> {
  const header = item(page, name);
  await expect(header).toBeVisible();
  if ((await header.getAttribute('aria-expanded')) === 'false') await press(header);
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

const buttonIn = (part: Locator, name: string): Locator => part.getByRole('button', { name, exact: true });
const openTab = (page: Page, name: RegExp): Promise<void> => press(page.getByRole('tab', { name }));

/** Opens the dashboard of another account in a browser of its own. */
async function dashboardOf(browser: Browser, productUrl: string, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: productUrl })).newPage();
  const line = page.waitForEvent('websocket');
  await logInAs(page, account);
  await line;
  return page;
}

test('[A-R24] [S-R02] a notification opens the request that it is about', async ({ page }) => {
  const name = 'Baby shower for Nadia';
  await logInAs(page, maya);
  await expect(item(page, name)).toHaveAttribute('aria-expanded', 'false');
  await press(page.getByRole('button', { name: /^Notifications/ }));
  await press(page.getByRole('dialog').getByRole('link').filter({ hasText: name }));
  await expect(item(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(item(page, name)).toBeInViewport();
  await expect(item(page, 'Silver anniversary')).toHaveAttribute('aria-expanded', 'false');
});

test('[S-R03] [S-R06] a request accepted in one tab leaves the other, whose question closes with the reason', async ({
  page,
  context,
  expectAccessible,
}) => {
  const name = 'Silver anniversary';
  await logInAs(page, maya);
  const other = await context.newPage();
  await other.goto(home);
  for (const tab of [page, other]) await press(buttonIn(await opened(tab, name), 'ACCEPT'));
  await expectAccessible();
  await expectFits(page);
  await press(other.getByRole('button', { name: 'Accept request' }));
  await expect(other.getByRole('status').filter({ hasText: `You accepted “${name}”` })).toBeFocused();
  await expect(item(other, name)).toHaveCount(0);
  await expect(page.getByText(`“${name}” has left the list: you’ve accepted it.`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(item(page, name)).toHaveCount(0);
});

test('[S-R04] [J-R02] a request is declined with a reason, in French, and its host reads it without a reload @keyboard', async ({
  page,
  browser,
  productUrl,
  expectAccessible,
}) => {
  const name = 'Baby shower for Nadia';
  const hostPage = await dashboardOf(browser, productUrl, demoAccount('nadia', 'host'));
  await expect(await opened(hostPage, name)).toContainText('Your request to Maya is open');
  await page.addInitScript(() => localStorage.setItem('locale', 'fr-CA'));
  await page.goto(logins.provider.address);
  await fill(page.getByLabel('Courriel', { exact: true }), maya.email);
  await fill(page.getByLabel('Mot de passe', { exact: true }), maya.password);
  await press(page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }));
  await expect(page).toHaveURL(endingIn(home));
  const body = await opened(page, name);
  await expectAccessible();
  await expectFits(page);
  await press(buttonIn(body, 'REFUSER'));
  const dialog = page.getByRole('dialog', { name: 'Motif' });
  await press(buttonIn(dialog, 'Envoyer'));
  await expect(dialog.getByLabel('Motif du refus')).toBeFocused();
  await expectAccessible();
  await fill(dialog.getByLabel('Motif du refus'), 'Je suis en voyage.');
  await press(buttonIn(dialog, 'Envoyer'));
  await expect(page.getByText(`Vous avez refusé « ${name} »`)).toBeVisible();
  await expect(item(page, name)).toHaveCount(0);
  await expect(item(hostPage, name)).toHaveCount(0);
  await openTab(hostPage, /^Cancelled Events/);
  await expect(await opened(hostPage, name)).toContainText('Maya can’t come');
  await hostPage.context().close();
});

test('[S-R02] [J-R02] [J-R07] [J-R08] an event that its host cancels leaves the provider with a reason, and the host’s list @keyboard @french', async ({
  page,
  browser,
  productUrl,
  expectAccessible,
}) => {
  const name = 'Team dinner';
  const host = demoAccount('host', 'host');
  const hostPage = await dashboardOf(browser, productUrl, host);
  await expect(item(hostPage, name)).toBeVisible();
  await logInAs(page, demoAccount('devon', 'provider'));
  await press(buttonIn(await opened(page, name), 'ACCEPT'));
  await cancelAs(hostPage, name);
  await expect(page.getByText(`“${name}” has left the list: it was cancelled.`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(item(page, name)).toHaveCount(0);
  await expectAccessible();
  await expect(item(hostPage, name)).toHaveCount(0);
  await openTab(hostPage, /^Cancelled Events/);
  await expect(await opened(hostPage, name)).toContainText('The event is cancelled');
  await hostPage.context().close();
});

test('[S-R05] [J-R02] a request whose time runs out while its question is open leaves both sides, and each reads why @keyboard @french', async ({
  page,
  browser,
  request,
  productUrl,
  expectAccessible,
}) => {
  const name = 'Launch night';
  const hostPage = await dashboardOf(browser, productUrl, demoAccount('chidi', 'host'));
  await expect(await opened(hostPage, name)).toContainText('Your request to Devon is open');
  const line = page.waitForEvent('websocket');
  await logInAs(page, demoAccount('devon', 'provider'));
  await line;
  await press(buttonIn(await opened(page, name), 'ACCEPT'));
  await expect(page.getByRole('alertdialog')).toBeVisible();

  const untilOver = 25 * 3600;
  await moveClock(request, [page, hostPage], { advance: untilOver });
  await expect(page.getByText(`“${name}” has left the list: the time to answer is over.`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(item(page, name)).toHaveCount(0);
  await expectAccessible();
  await expectFits(page);
  await expect(item(hostPage, name)).toHaveCount(0);
  await openTab(hostPage, /^Cancelled Events/);
  const body = await opened(hostPage, name);
  await expect(body).toContainText('Devon didn’t answer in time');
  await expect(body).toContainText(/You get this part of your money back|Cette partie vous est remboursée/);
  await hostPage.context().close();
});

test('[S-R02] [T-R01] [T-R04] [T-R05] [J-R02] [J-R05] a paid request arrives live, is accepted, checked in and out, and its host follows @keyboard @french', async ({
  page,
  browser,
  request,
  productUrl,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const name = 'Rooftop dinner';
  const hostContext = await browser.newContext({ baseURL: productUrl });
  const hostPage = await hostContext.newPage();
  await moveClock(request, [page, hostPage], { advance: 0 });
  const host = await newHost(request);
  const booking = bookingPage(hostPage);
  const providerName = await booking.fillCart({ name, day: dayFromToday(8) });
  const line = page.waitForEvent('websocket');
  const provider = demoAccount(providerName.toLowerCase(), 'provider');
  await logInAs(page, provider);
  await line;
  await booking.checkOut();
  await loginPage(hostPage).logIn(host.email, host.password);
  await paymentPage(hostPage).isShown();
  await paymentPage(hostPage).payWith(cards.good);
  await expectThanks(hostPage);
  await hostPage.goto(logins.host.home);
  await expect(await opened(hostPage, name)).toContainText(`Your request to ${providerName} is open`);

  // Without a reload.
  const asked = await opened(page, name);
  await expect(asked).toContainText('2 hours');
  await expectAccessible();
  await page.goto(await linkInMailTo(request, provider.email, /^A new request from Ana/));
  await expect(item(page, name)).toHaveAttribute('aria-expanded', 'true');
  await press(buttonIn(asked, 'ACCEPT'));
  await press(page.getByRole('button', { name: 'Accept request' }));
  await expect(page.getByText(`You accepted “${name}”`)).toBeVisible();
  await expect(await opened(hostPage, name)).toContainText(`${providerName} has accepted`);
  await expect(page.getByRole('region', { name: 'Next event' })).toContainText(name);
  await openTab(page, /^MY EVENTS/);
  const early = await opened(page, name);
  await press(buttonIn(early, 'CHECK IN'));
  await expect(page.getByRole('alertdialog')).toContainText('You’re early');
  await press(page.getByRole('button', { name: 'Not yet' }));
  await expectFits(page);

  await moveToStart(request, [page, hostPage], early);
  const body = await opened(page, name);
  await press(buttonIn(body, 'CHECK IN'));
  await expect(page.getByRole('alertdialog')).not.toContainText('You’re early');
  await press(page.getByRole('button', { name: 'Check in', exact: true }));
  await expect(page.getByText(`You checked in at “${name}”`)).toBeVisible();
  await expect(await opened(hostPage, name)).toContainText(`${providerName} has arrived`);
  await expect(buttonIn(body, 'CHECK IN')).toHaveAccessibleDescription(/^You checked in on \w+day/);
  await press(buttonIn(body, 'CHECK OUT'));
  await press(page.getByRole('button', { name: 'OK', exact: true }));
  await expect(page.getByText(`You checked out of “${name}”`)).toBeVisible();
  await expect(item(page, name)).toHaveCount(0);
  await openTab(page, /^Completed Events/);
  await expect(buttonIn(await opened(page, name), 'CHECK OUT')).toHaveAccessibleDescription(
    /^You checked out on \w+day/,
  );
  await expect(item(hostPage, name)).toHaveCount(0);
  await openTab(hostPage, /^Completed Events/);
  await expect(await opened(hostPage, name)).toContainText(`${providerName} has finished`);
  await hostContext.close();
});

/** Cancels an event on the screen of its host, who reads first what comes back. */
async function cancelAs(hostPage: Page, name: string): Promise<void> {
  await press(buttonIn(await opened(hostPage, name), 'CANCEL EVENT'));
  const dialog = hostPage.getByRole('alertdialog', { name: `Cancel “${name}”?` });
  await expect(dialog).toContainText('Please confirm if you wish to proceed with canceling your event.');
  const refund = await dialog.getByText(/^You get /).innerText();
  expect(refund).toMatch(/\d+[.,]\d\d.* 4242/);
  await expectFits(hostPage);
  await press(buttonIn(dialog, 'Cancel event'));
  const note = hostPage.getByRole('status').filter({ hasText: `“${name}” is cancelled.` });
  await expect(note).toBeFocused();
  await expect(note).toContainText(refund);
}

/** Moves the clocks of product and browsers to the start of an event, as its calendar file has it. */
async function moveToStart(
  request: APIRequestContext,
  pages: readonly [Page, ...Page[]],
  body: Locator,
): Promise<void> {
  const download = pages[0].waitForEvent('download');
  await press(buttonIn(body, 'Add to calendar'));
  const file = await text(await (await download).createReadStream());
  const [, date, time] = /DTSTART:(\d{8})T(\d{6})Z/.exec(file) ?? [];
  const iso = `${date}T${time}Z`.replaceAll(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/g, '$1-$2-$3T$4:$5:$6');
  // Leaves the pages first, so that no call is cut off.
  const addresses = pages.map((page) => page.url());
  for (const page of pages) await page.goto('about:blank');
  await moveClock(request, pages, { now: Date.parse(iso) / 1000 });
  for (const [index, page] of pages.entries()) await page.goto(addresses[index] ?? '');
}
