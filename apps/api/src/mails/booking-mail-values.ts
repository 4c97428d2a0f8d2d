import { z } from 'zod';
import { calendar } from './calendar-attachment.ts';
import { mailLink } from './mail-link.ts';
import { mailValue } from './mail-value.ts';

/** A row of the table of facts: a label and its value. */
export const mailFact = z.object({
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
    'cancelling',
    'backToCard',
    'onYourCard',
    'backToGiftCard',
    'promoCode',
    'validUntil',
    'requestNumber',
    'subject',
    'sender',
    'removedPhotos',
    'email',
  ]),
  value: mailValue,
});
export type MailFact = z.output<typeof mailFact>;

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
  words: z.record(z.string(), mailValue),
  cents: z.int(),
});
export type MailAmount = z.output<typeof amount>;

const amounts = z.object({ rows: z.array(amount).min(1).readonly(), total: amount });
export type MailAmounts = z.output<typeof amounts>;

/** Returns the schema of a mail about a booking: values for its sentences and its table. */
const bookingMail = <const Words extends readonly string[]>(...words: Words) =>
  z.object({
    firstName: z.string(),
    link: mailLink,
    words: z.record(z.enum(words), mailValue),
    facts: z.array(mailFact).readonly(),
    amounts: amounts.optional(),
    calendar: calendar.optional(),
  });

/** The booking mails, with the values for their sentences. */
export const bookingMailValues = {
  /** The receipt of a new booking; no provider has accepted yet, so it does not say booked (FF-17). */
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

  /** To the provider: the booking is confirmed. */
  jobConfirmed: bookingMail('event', 'host'),
  jobExpired: bookingMail('host'),
  jobCancelled: bookingMail('event'),
  /** To the provider: hours, a tip or recaps were added to the booking. */
  jobExtended: bookingMail('event', 'host'),
  jobReminder: bookingMail('event', 'time'),
  /** To the provider: the host has reviewed them. */
  providerReviewed: bookingMail('event', 'host'),
  /** To the provider: photos have left the profile, because the host has withdrawn the consent. */
  photosRemoved: bookingMail('event', 'host'),

  eventCancelled: bookingMail('event'),
  providerCancelled: bookingMail('event', 'provider'),
  refundMade: bookingMail('event', 'amount'),
  eventReminder: bookingMail('event', 'providers', 'time'),
  /** To the host: the first provider has delivered. */
  galleryReady: bookingMail('event', 'provider'),
  reviewDue: bookingMail('event', 'providers'),

  draftReceived: bookingMail('event'),
  draftSuggested: bookingMail('event', 'providers'),

  referralInvited: bookingMail('host', 'amount'),
  referralRewarded: bookingMail('amount'),
} as const;
