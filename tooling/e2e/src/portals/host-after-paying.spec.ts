import { brand } from '@repo/domain/brand';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccount, newHost, sessionOf, tokenOf } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { press, tick } from '../input-device.ts';
import { centsIn } from '../pages/cents-in.ts';
import { bookingPage, weekdayFromToday } from '../pages/booking-page.ts';
import { logInAs } from '../pages/login-page.ts';
import { cards, expectThanks, paymentAt, paymentPage } from '../pages/payment-page.ts';
import { moveClock } from './move-clock.ts';

/** Its own product, because moving the clock would affect the other journeys. Each journey moves it further ahead. */
const test = testOnOwnProduct({ SEED: 'demo' });
test.describe.configure({ mode: 'serial' });
// The sandbox's payment page has no icon; a token that the moved clock has ended is a 401.
test.use({ expectedComplaint: /40[149]|Error setting up connection|Authentication failed/ });

const product = brand.singular;
const hour = 3600;
/** A host of user type 3, who has the same rights. */
const businessHost = demoAccount('layla', 'host');

const requests = z.object({
  payload: z.object({ items: z.array(z.object({ id: z.number(), eventName: z.string() })) }),
});
const mails = z.array(z.object({ subject: z.string(), text: z.string() }));
const faults = z.object({ payload: z.object({ items: z.array(z.unknown()) }) });
const hostEvents = z.object({
  payload: z.object({
    items: z.array(z.object({ id: z.number(), eventName: z.string(), sbstartTime: z.number() })),
  }),
});

/** Answers the request for an event as its provider. */
async function answerAs(request: APIRequestContext, firstName: string, eventName: string, isActive: boolean) {
  const provider = demoAccount(firstName.toLowerCase(), 'provider');
  const { token, user } = await sessionOf(request, provider);
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v1/${brand.slug}/Event/${user.id}`;
  const open = requests.parse(await (await request.get(path, { headers })).json()).payload.items;
  const eventId = open.find((event) => event.eventName === eventName)?.id ?? 0;
  const data = { Id: user.id, EventId: eventId, isActive, ...(isActive ? {} : { reason: 'I am away.' }) };
  expect((await request.put(path, { headers, data })).ok()).toBe(true);
}

/** Returns an event of a host as the server lists it; another one than this, if several have the name. */
async function eventOnServer(request: APIRequestContext, host: Account, name: string, otherThan = 0) {
  const { token, user } = await sessionOf(request, host);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.get(`/api/v1/User/EventSetup/list/${user.id}/upcoming`, { headers });
  const found = hostEvents
    .parse(await reply.json())
    .payload.items.find(({ id, eventName }) => eventName === name && id !== otherThan);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}

/** Waits for the mails with a subject, and returns their texts. */
async function mailTexts(request: APIRequestContext, { email }: Account, subject: RegExp, count: number) {
  let texts: readonly string[] = [];
  await expect(async () => {
    const reply = await request.get('/sandbox/mailbox.json', { params: { to: email } });
    texts = mails
      .parse(await reply.json())
      .filter((mail) => subject.test(mail.subject))
      .map(({ text }) => text);
    expect(texts).toHaveLength(count);
  }).toPass();
  return texts;
}

/** Books and pays an event at 1:00 p.m. for two hours; returns its providers and what was charged. */
async function bookEvent(
  page: Page,
  request: APIRequestContext,
  entry: { name: string; day: string; providers: number; who?: RegExp },
) {
  const booking = bookingPage(page);
  await booking.open();
  await booking.fillSetup({ name: entry.name, day: entry.day, start: '1:00p' });
  await booking.next();
  const names = await booking.reserve(entry.providers, entry.who);
  await booking.continueBooking();
  await booking.skipRecap();
  await booking.answerQuestions();
  return { names, ...(await pay(page, request)) };
}

/** Pays the cart; returns the charged amount, which is the one on the button, and where the sandbox shows the payment. */
async function pay(page: Page, request: APIRequestContext) {
  const booking = bookingPage(page);
  await expect(booking.button(/^Check out/)).toBeEnabled();
  const totalCents = await booking.totalCents();
  await booking.checkOut();
  await paymentPage(page).isShown();
  const address = page.url();
  expect(await paymentPage(page).amountCents(request)).toBe(totalCents);
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  return {
    chargedCents: totalCents,
    refundedCents: async () => (await paymentAt(request, address)).refunded,
  };
}

async function openEvent(page: Page, name: string, list = 'upcoming'): Promise<Locator> {
  await page.goto(`/CustomerDashboard_/MyEvents?list=${list}`);
  await press(page.getByRole('button', { name: new RegExp(`^${name}`) }));
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

/** Opens the invoice of an event; returns an amount of its summary, in cents. */
async function openInvoice(page: Page, eventId: number): Promise<(label: string) => Promise<number>> {
  await page.goto(`/CustomerDashboardTab/MyEvents/${eventId}/Invoice`);
  const sheet = page.getByRole('article', { name: 'Invoice' });
  await expect(sheet).toBeVisible();
  return async (label) =>
    centsIn(
      await sheet
        .locator('dt')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .last()
        .locator('xpath=following-sibling::dd')
        .textContent(),
    );
}

/** Expects that everything in the ledger adds up. */
async function expectLedgerInOrder(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, demoAccount('ops', 'host'))}` };
  const reply = await request.get('/api/v1/operator/ledger/check', { headers });
  expect(faults.parse(await reply.json()).payload.items).toEqual([]);
}

async function start(page: Page, request: APIRequestContext, known?: Account): Promise<Account> {
  await moveClock(request, [page], { advance: 0 });
  const host = known ?? (await newHost(request));
  await logInAs(page, host);
  await press(page.getByRole('button', { name: 'Necessary only' }));
  return host;
}

test('[J-R05] [M-R01] @keyboard @french of three providers one accepts, one declines and one stays silent; a replacement is taken from the dashboard, accepts, and has an invoice', async ({
  page,
  request,
  expectAccessible,
}) => {
  const host = await start(page, request);
  const name = 'Three answers';
  const day = weekdayFromToday(61, 'Saturday');
  const booked = await bookEvent(page, request, { name, day, providers: 3 });
  const { names, chargedCents } = booked;
  const [accepting = '', declining = '', silent = ''] = names;
  await answerAs(request, accepting, name, true);
  await answerAs(request, declining, name, false);
  await moveClock(request, [page], { advance: 25 * hour });

  const body = await openEvent(page, name);
  for (const step of [
    `${accepting} has accepted`,
    `${declining} can’t come`,
    `${silent} didn’t answer in time`,
  ])
    await expect(body.getByRole('listitem').filter({ hasText: step })).toHaveCount(1);
  const { id } = await eventOnServer(request, host, name);
  const refunds = await mailTexts(request, host, /^Your refund is on its way/, 2);
  const refundedCents = refunds.map(centsIn).reduce((sum, cents) => sum + cents, 0);
  expect(await booked.refundedCents()).toBe(refundedCents);
  const amountOf = await openInvoice(page, id);
  expect(await amountOf('Payments')).toBe(chargedCents);
  expect(await amountOf('Refunds')).toBe(refundedCents);
  expect(await amountOf('Balance due')).toBe(0);
  await expectLedgerInOrder(request);

  await page.goto('/CustomerDashboard');
  const offers = page.getByRole('region', { name: `Events that still need a ${product}` });
  await expect(offers.getByText(name).first()).toBeVisible();
  await expectAccessible();
  await press(offers.getByRole('link', { name: `Open the cart of “${name}”` }).first());
  const booking = bookingPage(page);
  const suggestion = booking.button(/^Book /).first();
  await expect(suggestion).toBeVisible();
  if ((await suggestion.getAttribute('aria-pressed')) !== 'true') await press(suggestion);
  // "Book Grace Lee"
  const [, replacing = ''] = ((await suggestion.textContent()) ?? '').split(' ');
  const again = await pay(page, request);
  await answerAs(request, replacing, name, true);
  await page.goto('/CustomerDashboard');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(2);
  const { id: secondId } = await eventOnServer(request, host, name, id);
  await page.goto(`/CustomerDashboard?event=${secondId}`);
  await expect(page.getByRole('listitem').filter({ hasText: `${replacing} has accepted` })).toHaveCount(1);
  const amountOfSecond = await openInvoice(page, secondId);
  expect(await amountOfSecond('Payments')).toBe(again.chargedCents);
  expect(await amountOfSecond('Balance due')).toBe(0);
  await expectLedgerInOrder(request);
});

test('[J-R08] [M-R01] @keyboard @french an event that a business host cancels 30 hours before gives back half: in the dialog, the result, the mail, the invoice and at the card provider', async ({
  page,
  request,
  expectAccessible,
}) => {
  const host = await start(page, request, businessHost);
  const name = 'Called off';
  const day = weekdayFromToday(15, 'Saturday');
  const { names, chargedCents, refundedCents } = await bookEvent(page, request, { name, day, providers: 1 });
  await answerAs(request, names[0] ?? '', name, true);
  const { id, sbstartTime } = await eventOnServer(request, host, name);
  await moveClock(request, [page], { now: sbstartTime - 30 * hour });

  const body = await openEvent(page, name);
  await press(body.getByRole('button', { name: 'CANCEL EVENT' }));
  const dialog = page.getByRole('alertdialog');
  const promised = dialog.getByText(/^You get /);
  await expect(promised).toBeVisible();
  const backCents = centsIn(await promised.textContent());
  // Half of the line and of the tax; the service fee of 5 % stays.
  const lineCents = chargedCents / (1.05 * 1.13);
  expect(Math.abs(backCents - (chargedCents - 0.05 * lineCents) / 2)).toBeLessThanOrEqual(1);
  await expectAccessible();
  await press(dialog.getByRole('button', { name: 'Cancel event' }));
  expect(centsIn(await page.getByText(`“${name}” is cancelled.`).first().textContent())).toBe(backCents);
  const [mail = ''] = await mailTexts(request, host, /^Cancelled: /, 1);
  expect(centsIn(mail)).toBe(backCents);
  const amountOf = await openInvoice(page, id);
  expect(await amountOf('Payments')).toBe(chargedCents);
  expect(await amountOf('Refunds')).toBe(backCents);
  expect(await refundedCents()).toBe(backCents);
  await expectLedgerInOrder(request);

  // The same event can be booked again.
  const over = await openEvent(page, name, 'cancel');
  await press(over.getByRole('link', { name: 'Book again' }));
  await expect(page.getByRole('heading', { level: 1, name: `Book “${name}” again` })).toBeVisible();
  await expectAccessible();
  await press(page.getByRole('button', { name: 'Choose a date' }));
  await expect(page.getByLabel('Event name')).toHaveValue(name);
  await expect(page.getByLabel('Event date')).toHaveValue('');
});

test('[K-R08] [N-R02] [M-R01] [FF-29] [A-R22] @keyboard @french one provider of a business host’s event is extended, both are tipped, a recap is added; both sides are reminded, and the review is asked for; the invoice holds every payment', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const host = await start(page, request, businessHost);
  const name = 'From start to review';
  const day = weekdayFromToday(30, 'Saturday');
  // Grace has time for a longer event on every day of the demonstration, Winnie on Saturdays.
  const booked = await bookEvent(page, request, { name, day, providers: 2, who: /Grace|Winnie/ });
  const { names, chargedCents } = booked;
  for (const provider of names) await answerAs(request, provider, name, true);
  const { id, sbstartTime } = await eventOnServer(request, host, name);

  await page.goto(`/CustomerDashboardTab/MyEvents/${id}/Extend`);
  const box = (provider: string): Locator =>
    page.getByRole('checkbox', { name: new RegExp(`^${provider} `) });
  await tick(box('Grace'));
  await press(page.getByRole('tab', { name: `TIP YOUR ${product}` }));
  // The box of the first page, which is ticked, may still be shown.
  await expect(box('Grace')).not.toBeChecked();
  for (const provider of names) await tick(box(provider));
  await press(page.getByRole('main').getByRole('button', { name: 'Checkout' }));
  const booking = bookingPage(page);
  await expect(booking.lines().filter({ hasText: /^Extension: / })).toHaveCount(1);
  await expect(booking.lines().filter({ hasText: /^Tip: / })).toHaveCount(2);
  await press((await openEvent(page, name)).getByRole('button', { name: 'ADD RECAP' }));
  await booking.fillRecap();
  await booking.continueBooking();
  await expect(booking.lines()).toHaveCount(4);
  const extras = await pay(page, request);
  const body = await openEvent(page, name);
  await expect(body).toContainText(
    /3 hours with your paid extra hour|3 heures, avec l’heure supplémentaire payée/,
  );
  await expect(body).toContainText(/4:00\sp\.m\.|16\sh/);
  await expectAccessible();

  for (const [remindedBefore, count] of [
    [24, 1],
    [2, 2],
  ] as const) {
    await moveClock(request, [page], { now: sbstartTime - remindedBefore * hour + 60 });
    for (const account of [host, ...names.map((who) => demoAccount(who.toLowerCase(), 'provider'))])
      await mailTexts(request, account, new RegExp(`^Coming up: ${name}`), count);
  }
  await moveClock(request, [page], { now: sbstartTime + 30 * hour });
  const [asked = ''] = await mailTexts(request, host, new RegExp(`^How was ${name}`), 1);
  const link = /https?:\S+Review\S*/.exec(asked)?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  for (const provider of names) {
    const review = page.getByRole('region', { name: new RegExp(`^${provider} `) });
    await tick(review.getByRole('radio', { name: '5 - Great' }));
    await press(review.getByRole('button', { name: 'Submit' }));
  }
  await expect(page.getByText('Your review is on the public profile. Thank you!')).toHaveCount(2);
  const over = await openEvent(page, name, 'completed');
  await expect(over.getByRole('listitem').filter({ hasText: 'Your review' })).toContainText('Done');
  // Nothing was uploaded, and it is due a day after the end.
  await expect(over.getByRole('listitem').filter({ hasText: 'Your gallery is late' })).toHaveCount(1);
  const amountOf = await openInvoice(page, id);
  expect(await amountOf('Payments')).toBe(chargedCents + extras.chargedCents);
  expect(await amountOf('Balance due')).toBe(0);
  await expectLedgerInOrder(request);
});
