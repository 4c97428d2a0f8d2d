import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import { brand } from '@repo/domain/brand';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { readPdf } from '../../testing/files/read-pdf.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { bookingEventRecorder } from '../booking-events/booking-events.module.ts';
import { ledgerOfEvent } from '../ledger/ledger.module.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { refundLines } from '../refunds/refunds.module.ts';

const urlOf = (eventId: number | string): string => `/api/v1/${brand.slug}/GenerateInvoice/${eventId}`;

async function openHostAndProvider(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const book = () =>
    makePaidEvent(api, { hostId: host.accountId, providerIds: [provider.accountId], hasRecap: true });
  const read = async (eventId: number, by: TestActor = host) => {
    const reply = await call(api, 'GET', urlOf(eventId), undefined, by);
    assert.equal(reply.statusCode, 200, reply.body);
    return readPdf(Buffer.from(reply.json().payload.items, 'base64'));
  };
  return { api, host, provider, book, read };
}

/** Calls for the invoice as data. */
function readView({ app }: Pick<TestApi, 'app'>, eventId: number, by: TestActor, language?: string) {
  const path = `/api/v1/${brand.slug}/Invoice/${eventId}`;
  const headers = { ...by.headers, ...(language === undefined ? {} : { 'accept-language': language }) };
  return call({ app }, 'GET', path, undefined, { headers });
}

/** Returns every text of the data in the order in which the PDF draws it. */
const textsOf = ({ title, company, facts, headings, orders, balance }: InvoiceView): readonly string[] => [
  title,
  ...company,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...orders.flatMap(({ heading, lines, sums }) => [
    heading,
    ...headings,
    ...lines.flat(),
    ...sums.flatMap(({ label, amount }) => [label, amount]),
  ]),
  balance.heading,
  ...balance.sums.flatMap(({ label, amount }) => [label, amount]),
];

test('[M-R01] [A-49] the data of an invoice says what its PDF says, in the language of the caller', async (t) => {
  const { api, host, book, read } = await openHostAndProvider(t);
  const { eventId } = await book();
  const { words } = await read(eventId);
  const english = await readView(api, eventId, host, 'en-CA');
  assert.deepEqual(textsOf(english.json().payload.items), words);
  const french = textsOf((await readView(api, eventId, host, 'fr-CA')).json().payload.items);
  assert.equal(french[0], 'Facture');
  assert.equal(french.length, words.length);
});

test('[M-R01] returns the data of an invoice only to the host of a paid event', async (t) => {
  const { api, host, provider, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  const asks = async (by: TestActor, id = eventId) => outcomeOf(await readView(api, id, by));
  const nothing = [404, 'object_does_not_exist'];
  assert.deepEqual(await asks(provider), [403, 'not_allowed']);
  assert.deepEqual(await asks(await signIn(api, 'host')), nothing);
  assert.deepEqual(await asks(host, 999_999), nothing);
  const path = `/api/v1/${brand.slug}/Invoice/${eventId}`;
  assert.deepEqual(outcomeOf(await call(api, 'GET', path)), [401, 'session_has_expired']);
  await api.database.updateTable('bookingOrder').set({ state: 'returned', number: null }).execute();
  assert.deepEqual(await asks(host), nothing);
});

const wordAfter = (words: readonly string[], label: string): string | undefined =>
  words[words.indexOf(label) + 1];

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);

test('[A-49] [A-68] an invoice states host, event and payments, with the amounts of the ledger', async (t) => {
  const { api, host, book, read } = await openHostAndProvider(t);
  const { eventId, publicId } = await book();
  const { words, text, info, structure } = await read(eventId);
  for (const said of [
    'Invoice',
    'Test Inc.',
    '2 Bay St, Toronto',
    'Tax registration: 12345 6789 RT0001',
    '100001',
    'June 15, 2026',
    `Robin Test, ${host.email}`,
    'Party',
    'June 25, 2026',
    publicId,
    'Order 100001 of June 15, 2026',
    'Robin Test, hours',
    'Recap',
  ])
    assert.ok(words.includes(said), `${said} is missing in ${text}`);
  const [order] = await ledgerOfEvent(api.database, eventId);
  assert.equal(order?.lines.length, 2);
  const sum = (of: 'serviceFeeCents' | 'taxCents' | 'totalCents'): string =>
    dollars(order.lines.reduce((total, line) => total + line[of], 0));
  for (const { unitCents, grossCents, quantity } of order.lines)
    assert.ok(text.includes(`${quantity} ${dollars(unitCents)} ${dollars(grossCents)}`), text);
  assert.deepEqual(
    ['Service fee', 'HST', 'Total', 'Paid by card on June 15, 2026', 'Balance due'].map((label) =>
      wordAfter(words, label),
    ),
    [sum('serviceFeeCents'), sum('taxCents'), sum('totalCents'), dollars(order.paidCents), '$0.00'],
  );
  assert.equal(wordAfter(words, 'Refunds'), '$0.00');
  assert.equal(sum('totalCents'), '$226.62');
  assert.equal(words.at(-1), '$0.00');
  assert.deepEqual([Reflect.get(info, 'Language'), Reflect.get(info, 'Title')], ['en-CA', 'Invoice']);
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) assert.ok(structure.includes(`"${role}"`), role);
});

test('[A-49] an invoice lists refunds, and its balance stays zero', async (t) => {
  const { api, book, read } = await openHostAndProvider(t);
  const { eventId, orderId, lineIds } = await book();
  const now = new Date(api.clock.nowMs());
  await inTransaction(api.database, async (transaction) => {
    await eventsIn(transaction).lock(eventId);
    const deps = { ...api, recordBookingEvent: bookingEventRecorder(api.jobs) };
    const cause = { reason: 'providerCancelled' } as const;
    await refundLines(transaction, deps, { orderId, lineIds: lineIds.slice(1), cause }, now);
  });
  const { words } = await read(eventId);
  assert.equal(
    wordAfter(words, `Refund pending since June 15, 2026: the ${brand.singular} cancelled`),
    '-$88.99',
  );
  assert.equal(wordAfter(words, 'Refunds'), '-$88.99');
  assert.equal(wordAfter(words, 'Payments'), '$226.62');
  assert.equal(words.at(-1), '$0.00');
});

test('[A-49] writes an invoice in the language of the host, also for an operator', async (t) => {
  const { api, host, book, read } = await openHostAndProvider(t);
  const { eventId } = await book();
  await api.database
    .updateTable('account')
    .set({ locale: 'fr-CA', firstName: 'Zoë' })
    .where('id', '=', host.accountId)
    .execute();
  const { words, info } = await read(eventId, await signIn(api, 'operator'));
  assert.ok(words.includes('Facture') && words.includes('15 juin 2026'));
  assert.ok(words.includes(`Zoë Test, ${host.email}`));
  assert.match(wordAfter(words, 'Total') ?? '', /^226,62\s\$$/);
  assert.equal(Reflect.get(info, 'Language'), 'fr-CA');
});

test('[A-49] an invoice shows the names of hosts and providers in any script', async (t) => {
  const { api, host, provider, book, read } = await openHostAndProvider(t);
  const { eventId } = await book();
  const rename = (accountId: number, firstName: string, lastName: string) =>
    api.database.updateTable('account').set({ firstName, lastName }).where('id', '=', accountId).execute();
  await rename(host.accountId, 'Đặng', 'Γιώργος');
  await rename(provider.accountId, 'Łukasz', 'Żółć');
  await api.database.updateTable('event').set({ name: '王小明 🎉' }).where('id', '=', eventId).execute();
  const { words } = await read(eventId);
  assert.deepEqual(
    ['Billed to', 'Event', 'Amount'].map((label) => wordAfter(words, label)),
    [`Đặng Γιώργος, ${host.email}`, 'WangXiaoMing :tada:', 'Łukasz Żółć, hours'],
  );
});

test('[A-68] returns an invoice only to the host of a paid event', async (t) => {
  const { api, host, provider, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  const asks = async (headers: Record<string, string>, id: number | string = eventId) =>
    outcomeOf(await call(api, 'GET', urlOf(id), undefined, { headers }));
  assert.deepEqual(await asks({}), [401, 'session_has_expired']);
  assert.deepEqual(await asks(provider.headers), [403, 'not_allowed']);
  const nothing = [404, 'object_does_not_exist'];
  assert.deepEqual(await asks((await signIn(api, 'host')).headers), nothing);
  assert.deepEqual(await asks(host.headers, 999_999), nothing);
  assert.equal((await asks(host.headers, 'x')).at(0), 400);
  await api.database.updateTable('bookingOrder').set({ state: 'returned', number: null }).execute();
  assert.deepEqual(await asks(host.headers), nothing);
});

test('[A-68] generates an invoice with three statements, and one more for an unknown caller', async (t) => {
  const { api, host, book } = await openHostAndProvider(t);
  const { eventId } = await book();
  const statementsOf = async () => {
    const before = api.statements();
    const reply = await call(api, 'GET', urlOf(eventId), undefined, host);
    assert.equal(reply.statusCode, 200, reply.body);
    return api.statements() - before;
  };
  assert.deepEqual([await statementsOf(), await statementsOf()], [4, 3]);
});
