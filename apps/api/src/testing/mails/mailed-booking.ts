import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Locale } from '@repo/i18n/locale';
import ICAL from 'ical.js';
import type { BookingEvent } from '../../modules/booking-events/booking-events.module.ts';
import { bookingEventJob } from '../../modules/booking-events/booking-event.ts';
import type { LedgerAccount, LedgerTransaction } from '../../modules/ledger/ledger.module.ts';
import { openBookingFixture } from '../carts/booking-fixture.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import type { TestMail } from '../test-mailbox.ts';

/** Opens the API with a host and the providers Maya and Devon, and gives access to their mails. */
export async function openMailedBooking(t: TestContext, hostLocale: Locale = 'en-CA') {
  const profile = { imageCount: 6, hasPhoto: true, bio: 'Weddings.' };
  const fixture = await openBookingFixture(
    t,
    ['Maya', 'Devon'].map((firstName) => ({
      firstName,
      profile: { ...profile, name: `${firstName} shoots` },
    })),
  );
  const { shop, host, providerIds } = fixture;
  const { database, jobs } = shop;
  const [maya = 0, devon = 0] = providerIds;
  const startsAtSeconds = Date.parse('2026-07-04T18:00-04:00') / 1000;
  await database
    .updateTable('account')
    .set({ locale: hostLocale })
    .where('id', '=', host.accountId)
    .execute();

  /** Returns the mails sent to an account so far, the earliest first. */
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
    ...fixture,
    hostId: host.accountId,
    maya,
    devon,
    startsAtSeconds,
    booking: (changes: Partial<Parameters<typeof sentBooking>[0]> = {}) =>
      sentBooking({ hostId: host.accountId, providerIds, startsAtSeconds, ...changes }),
    mailsTo,
    /** Returns the only mail to an account with a subject. */
    mailTo: async (accountId: number, subject: string): Promise<TestMail> => {
      const mails = await mailsTo(accountId);
      const [mail, ...others] = mails.filter((each) => each.subject === subject);
      assert.ok(mail, `"${subject}" is among ${mails.map((each) => each.subject).join(', ')}`);
      assert.deepEqual(others, []);
      return mail;
    },
    lineOf: async (orderId: number, providerId: number): Promise<number> => {
      const { id } = await database
        .selectFrom('orderLine')
        .select('id')
        .where('orderId', '=', orderId)
        .where('providerId', '=', providerId)
        .where('kind', '=', 'provider')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Dispatches a booking event again, as after a crash. */
    repeat: (event: BookingEvent) => jobs.enqueue(database, bookingEventJob, event),
    /** Returns what the ledger booked into an account for one order. */
    ledgerCents: async (
      orderId: number,
      kind: LedgerTransaction['kind'],
      account: LedgerAccount,
    ): Promise<number> => {
      const entries = await database
        .selectFrom('ledgerEntry')
        .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'ledgerEntry.transactionId')
        .select('amountCents')
        .where('orderId', '=', orderId)
        .where('account', '=', account)
        .where('kind', '=', kind)
        .execute();
      return entries.reduce((sum, entry) => sum + entry.amountCents, 0);
    },
  };
}

/** Returns the entries of the attached calendar, as an independent parser reads them. */
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

/** Returns the amount after a label, written as $1,234.56 or 1 234,56 $, in cents. */
export function centsAfter(label: string, { text }: Pick<TestMail, 'text'>): number {
  const line = text.split('\n').find((each) => each.startsWith(label));
  assert.ok(line, `"${label}" is in: ${text}`);
  const digits = line.slice(line.lastIndexOf(':')).replaceAll(/\D/g, '');
  return Number(digits) * (/[-−]/.test(line.slice(line.lastIndexOf(':'))) ? -1 : 1);
}
