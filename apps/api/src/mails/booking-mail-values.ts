import { z } from 'zod';
import { calendar } from './calendar-file.ts';
import { mailLink } from './mail-link.ts';
import { saying } from './saying.ts';

/** A row of the table of facts: what it is about, and what is so. */
const fact = z.object({
  label: z.enum([
    'event',
    'eventId',
    'orderNumber',
    'eventType',
    'time',
    'eventStart',
    'place',
    'area',
    'provider',
    'host',
    'contact',
    'phone',
    'notes',
    'answerBy',
    'newsBy',
    'earnings',
    'extraTime',
    'tip',
    'recaps',
    'fullRefundUntil',
    'partRefundUntil',
    'backToCard',
    'backToGiftCard',
    'promoCode',
    'validUntil',
  ]),
  value: saying,
});
export type MailFact = z.output<typeof fact>;

const amount = z.object({
  label: z.enum([
    'provider',
    'extension',
    'tip',
    'recap',
    'discount',
    'giftCard',
    'serviceFee',
    'tax',
    'totalPaid',
  ]),
  words: z.record(z.string(), saying),
  cents: z.int(),
});
export type MailAmount = z.output<typeof amount>;

const amounts = z.object({ rows: z.array(amount).min(1).readonly(), total: amount });
export type MailAmounts = z.output<typeof amounts>;

/** A mail about a booking: words for its sentences, and what is better read in a table. */
const bookingMail = <const Words extends readonly string[]>(...words: Words) =>
  z.object({
    firstName: z.string(),
    link: mailLink,
    words: z.record(z.enum(words), saying),
    facts: z.array(fact).readonly(),
    amounts: amounts.optional(),
    calendar: calendar.optional(),
  });

/** The mails of bookings, with the words that each puts into its sentences. */
export const bookingMailValues = {
  /** The receipt of a new booking; nobody has accepted yet, so it does not say booked (FF-17). */
  bookingPaid: bookingMail('event', 'providers', 'total'),
  /** The receipt of a draft's cart, whose providers have agreed beforehand. */
  bookingComplete: bookingMail('event', 'providers', 'total'),
  /** The receipt of everything that is added to an event, and of recaps alone. */
  purchasePaid: bookingMail('event', 'total'),
  paymentReturned: bookingMail('event', 'amount'),

  requestReceived: bookingMail('host', 'deadline'),
  requestAccepted: bookingMail('event', 'provider'),
  requestDeclined: bookingMail('event', 'provider'),
  requestUnanswered: bookingMail('event', 'provider'),
  replacementsOffered: bookingMail('event', 'provider', 'providers'),

  /** To the provider: the event is theirs. */
  jobConfirmed: bookingMail('event', 'host'),
  jobExpired: bookingMail('host'),
  jobCancelled: bookingMail('event'),
  /** Hours, a tip or recaps have been added to it. */
  jobExtended: bookingMail('event', 'host'),
  jobReminder: bookingMail('event', 'time'),

  eventCancelled: bookingMail('event'),
  providerCancelled: bookingMail('event', 'provider'),
  refundMade: bookingMail('event', 'amount'),
  eventReminder: bookingMail('event', 'providers', 'time'),

  draftReceived: bookingMail('event'),
  draftSuggested: bookingMail('event', 'providers'),

  referralInvited: bookingMail('host', 'amount'),
  referralRewarded: bookingMail('amount'),
} as const;
