import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createCheckoutSession } from '@repo/contracts/checkout/pay';
import { brand } from '@repo/domain/brand';
import { secondsPerHour } from '@repo/domain/time/seconds';
import ICAL from 'ical.js';
import type { Locale } from '@repo/i18n/locale';
import { bookingNewsJob } from '../../modules/booking-news/news-job.ts';
import type { BookingNews } from '../../modules/booking-news/booking-news.module.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import { call } from '../calls.ts';
import { createProvider } from '../provider-factory.ts';
import type { TestMail } from '../test-mailbox.ts';
import { openTestShop } from '../test-shop.ts';

/** A host and two providers in the real product, whose mails can be read. */
export async function openMailedBooking(t: TestContext, hostLocale: Locale = 'en-CA') {
  const shop = await openTestShop(t);
  const { database, jobs } = shop;
  await database
    .insertInto('serviced_postal_code')
    .values({ code: 'M5V' })
    .onConflict((on) => on.doNothing())
    .execute();
  const host = await signIn(shop, 'host');
  await database
    .updateTable('account')
    .set({ locale: hostLocale })
    .where('id', '=', host.accountId)
    .execute();
  const providers = [await joinAs('Maya'), await joinAs('Devon')] as const;
  const startsAtSeconds = Date.parse('2026-07-04T18:00-04:00') / 1000;

  async function joinAs(firstName: string): Promise<TestActor> {
    const profile = { imageCount: 6, hasPhoto: true, name: `${firstName} shoots`, bio: 'Weddings.' };
    const { id } = await createProvider(database, { firstName, profile });
    return signIn(shop, 'provider', id);
  }

  /** What has been sent to somebody so far, the first one first. */
  const mailsTo = async ({ email }: Pick<TestActor, 'email'>): Promise<readonly TestMail[]> => {
    await jobs.runDue();
    return shop.mails().filter(({ to }) => to.includes(email));
  };

  return {
    ...shop,
    host,
    providers,
    startsAtSeconds,
    mailsTo,
    lastMailTo: async (person: Pick<TestActor, 'email'>): Promise<TestMail> => {
      const mail = (await mailsTo(person)).at(-1);
      assert.ok(mail, `nothing has been sent to ${person.email}`);
      return mail;
    },
    order: async (payload: object): Promise<{ eventId: number; orderId: number; sessionId: string }> => {
      const reply = await call(shop, 'POST', createCheckoutSession.path, payload, host);
      assert.equal(reply.statusCode, 200, reply.body);
      const { eventId, orderItemGroupId, sessionId } = reply.json().payload.items;
      return { eventId, orderId: orderItemGroupId, sessionId };
    },
    booking: (changes: Partial<Parameters<typeof sentBooking>[0]> = {}) =>
      sentBooking({
        hostId: host.accountId,
        providerIds: providers.map(({ accountId }) => accountId),
        startsAtSeconds,
        ...changes,
      }),
    accept: async (provider: TestActor, eventId: number): Promise<void> => {
      const body = { Id: provider.accountId, EventId: eventId, isActive: true };
      const reply = await call(
        shop,
        'PUT',
        `/api/v1/${brand.slug}/Event/${provider.accountId}`,
        body,
        provider,
      );
      assert.equal(reply.statusCode, 200, reply.body);
    },
    lineOf: async (orderId: number, provider: TestActor): Promise<number> => {
      const { id } = await database
        .selectFrom('order_line')
        .select('id')
        .where('order_id', '=', orderId)
        .where('provider_id', '=', provider.accountId)
        .where('kind', '=', 'provider')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Has news worked on again, as after a crash. */
    repeat: (news: BookingNews) => jobs.enqueue(database, bookingNewsJob, news),
    /** What an account holds of one order, by the ledger. */
    ledgerCents: async (orderId: number, account: string, kind: string): Promise<number> => {
      const entries = await database
        .selectFrom('ledger_entry')
        .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
        .select('amount_cents')
        .where('order_id', '=', orderId)
        .where('account', '=', account)
        .where('kind', '=', kind)
        .execute();
      return entries.reduce((sum, entry) => sum + entry.amount_cents, 0);
    },
  };
}

export type MailedBooking = Awaited<ReturnType<typeof openMailedBooking>>;

/** The entries of the calendar that is attached, as another program reads them. */
export function calendarIn({ parsed }: TestMail) {
  const [attached, ...others] = parsed.attachments;
  assert.deepEqual(others, []);
  assert.ok(attached, 'a calendar is attached');
  assert.match(attached.contentType, /^text\/calendar/);
  const calendar = new ICAL.Component(ICAL.parse(attached.content.toString('utf8')));
  return {
    method: calendar.getFirstPropertyValue('method'),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        startsAtSeconds: event.startDate.toUnixTime(),
        hours: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / secondsPerHour,
        title: event.summary,
        place: event.location,
        status: component.getFirstPropertyValue('status'),
      };
    }),
  };
}

/** $1,234.56 and 1 234,56 $ as cents. */
export function centsAfter(label: string, text: string): number {
  const line = text.split('\n').find((each) => each.startsWith(label));
  assert.ok(line, `"${label}" is in: ${text}`);
  const digits = line.slice(line.lastIndexOf(':')).replaceAll(/\D/g, '');
  return Number(digits) * (/[-−]/.test(line.slice(line.lastIndexOf(':'))) ? -1 : 1);
}
