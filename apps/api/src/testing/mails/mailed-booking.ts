import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Locale } from '@repo/i18n/locale';
import ICAL from 'ical.js';
import type { BookingNews } from '../../modules/booking-news/booking-news.module.ts';
import { bookingNewsJob } from '../../modules/booking-news/news-job.ts';
import type { LedgerAccount, LedgerTransaction } from '../../modules/ledger/ledger.module.ts';
import { openBookingDesk } from '../carts/booking-desk.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import type { TestMail } from '../test-mailbox.ts';

/** A host, and the providers Maya and Devon, whose mails can be read. */
export async function openMailedBooking(t: TestContext, hostLocale: Locale = 'en-CA') {
  const profile = { imageCount: 6, hasPhoto: true, bio: 'Weddings.' };
  const desk = await openBookingDesk(
    t,
    ['Maya', 'Devon'].map((firstName) => ({
      firstName,
      profile: { ...profile, name: `${firstName} shoots` },
    })),
  );
  const { shop, host, providerIds } = desk;
  const { database, jobs } = shop;
  const [maya = 0, devon = 0] = providerIds;
  const startsAtSeconds = Date.parse('2026-07-04T18:00-04:00') / 1000;
  await database
    .updateTable('account')
    .set({ locale: hostLocale })
    .where('id', '=', host.accountId)
    .execute();

  /** What has been sent to somebody so far, the first one first. */
  const mailsTo = async (accountId: number): Promise<readonly TestMail[]> => {
    await jobs.runDue();
    const { email } = await database
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return shop.mails().filter(({ to }) => to.includes(email));
  };

  return {
    ...desk,
    hostId: host.accountId,
    maya,
    devon,
    startsAtSeconds,
    booking: (changes: Partial<Parameters<typeof sentBooking>[0]> = {}) =>
      sentBooking({ hostId: host.accountId, providerIds, startsAtSeconds, ...changes }),
    mailsTo,
    /** The one mail to somebody with this subject. */
    mailTo: async (accountId: number, subject: string): Promise<TestMail> => {
      const mails = await mailsTo(accountId);
      const [mail, ...others] = mails.filter((each) => each.subject === subject);
      assert.ok(mail, `"${subject}" is among ${mails.map((each) => each.subject).join(', ')}`);
      assert.deepEqual(others, []);
      return mail;
    },
    lineOf: async (orderId: number, providerId: number): Promise<number> => {
      const { id } = await database
        .selectFrom('order_line')
        .select('id')
        .where('order_id', '=', orderId)
        .where('provider_id', '=', providerId)
        .where('kind', '=', 'provider')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Has news worked on again, as after a crash. */
    repeat: (news: BookingNews) => jobs.enqueue(database, bookingNewsJob, news),
    /** What has come into an account with one order, by the ledger. */
    ledgerCents: async (
      orderId: number,
      kind: LedgerTransaction['kind'],
      account: LedgerAccount,
    ): Promise<number> => {
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

/** The amount beside a label, as $1,234.56 or 1 234,56 $, in cents. */
export function centsAfter(label: string, { text }: Pick<TestMail, 'text'>): number {
  const line = text.split('\n').find((each) => each.startsWith(label));
  assert.ok(line, `"${label}" is in: ${text}`);
  const digits = line.slice(line.lastIndexOf(':')).replaceAll(/\D/g, '');
  return Number(digits) * (/[-−]/.test(line.slice(line.lastIndexOf(':'))) ? -1 : 1);
}
