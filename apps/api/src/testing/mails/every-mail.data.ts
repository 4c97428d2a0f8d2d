import type { MailValues } from '../../mails/mail-values.ts';

const firstName = 'Zoë';
export const mailedLink = 'https://product.test/email_confirmation/abc_123-XYZ?a=1&b=2';

/** 6:00 p.m. on 14 March 2027, the evening after the clocks went forward. */
const startsAt = Date.UTC(2027, 2, 14, 22) / 1000;
const hour = 3600;

const letter = { firstName, link: mailedLink } as const;
const event = 'Zoë & Max’s wedding';
const provider = { people: ['Maya Chen'] };
const providers = { people: ['Maya Chen', 'Devon Okafor'] };
const host = { people: ['Hana'] };
const time = { fromSeconds: startsAt, toSeconds: startsAt + 4 * hour };

const eventFacts: MailValues['bookingPaid']['facts'] = [
  { label: 'event', value: event },
  { label: 'eventId', value: 'ABCDEFGHJKLM' },
  { label: 'time', value: time },
  { label: 'place', value: '1 King St W, Toronto, Suite 5' },
];
const cancellation: MailValues['bookingPaid']['facts'] = [
  { label: 'fullRefundUntil', value: { atSeconds: startsAt - 48 * hour } },
  { label: 'partRefundUntil', value: { atSeconds: startsAt - 24 * hour } },
];
const jobFacts: MailValues['jobConfirmed']['facts'] = [
  { label: 'event', value: event },
  { label: 'eventType', value: 'Wedding' },
  { label: 'time', value: time },
  { label: 'eventStart', value: { atSeconds: startsAt + hour } },
  { label: 'place', value: '1 King St W, Toronto' },
  { label: 'host', value: { people: ['Hana Ito'] } },
  { label: 'contact', value: 'Max' },
  { label: 'phone', value: '4165550199' },
  { label: 'notes', value: 'Ring twice.\nMind the dog.' },
  { label: 'earnings', value: { cents: 23_200 } },
];
const moneyBack: MailValues['requestDeclined']['facts'] = [
  { label: 'backToCard', value: { cents: 13_763 } },
  { label: 'onYourCard', value: { amounts: [12_000, 1763] } },
  { label: 'backToGiftCard', value: { cents: 2000 } },
];
const calendar: MailValues['requestAccepted']['calendar'] = {
  isCancelled: false,
  organizer: 'https://product.test/',
  writtenAtSeconds: startsAt - 72 * hour,
  entries: [
    {
      id: 'ABCDEFGHJKLM-7',
      version: 0,
      startsAtSeconds: startsAt,
      endsAtSeconds: startsAt + 4 * hour,
      title: event,
      place: '1 King St W, Toronto',
      details: 'ABCDEFGHJKLM',
    },
  ],
};
const amounts: MailValues['bookingPaid']['amounts'] = {
  rows: [
    {
      label: 'provider',
      words: { provider, hours: { hours: 4 }, price: { cents: 5800 } },
      cents: 23_200,
    },
    {
      label: 'provider',
      words: { provider: { people: ['Devon Okafor'] }, hours: { hours: 4 }, price: { cents: 7250 } },
      cents: 29_000,
    },
    { label: 'recap', words: { count: '2', price: { cents: 12_500 } }, cents: 25_000 },
    { label: 'discount', words: {}, cents: -5220 },
    { label: 'serviceFee', words: { rate: { basisPoints: 500 } }, cents: 3599 },
    { label: 'tax', words: { rate: { basisPoints: 1300 } }, cents: 9825 },
  ],
  total: { label: 'totalPaid', words: {}, cents: 85_404 },
};
const total = { cents: 85_404 };
const code: MailValues['referralInvited']['facts'] = [
  { label: 'promoCode', value: 'FRIEND-7K2M' },
  { label: 'validUntil', value: { atSeconds: startsAt } },
];

const subject = 'Two hours more';
const message = 'Can they stay longer?\n\nWe would like two hours more.';
const supportFacts: MailValues['supportReceived']['facts'] = [
  { label: 'requestNumber', value: '7' },
  { label: 'subject', value: subject },
  { label: 'eventId', value: 'ABCDEFGHJKLM' },
];

/** Example values of every mail, with all optional ones. */
export const everyMail: MailValues = {
  verifyEmail: letter,
  setPassword: letter,
  applicationReceived: { firstName },
  applicationApproved: letter,
  supportReceived: { firstName, words: { subject }, facts: supportFacts, reason: message },
  supportAsked: {
    firstName,
    words: { subject, number: '7' },
    facts: [...supportFacts, { label: 'sender', value: host }, { label: 'email', value: 'hana@demo.test' }],
    reason: message,
  },
  supportAnswered: { ...letter, words: { subject }, facts: supportFacts, reason: 'We’ve added an hour.' },
  applicationRefused: { firstName, reason: 'Two photos were blurred.\nThe third is lovely.' },
  passwordChanged: { firstName },

  bookingPaid: {
    ...letter,
    words: { event, providers, total },
    facts: [
      ...eventFacts,
      { label: 'orderNumber', value: '100001' },
      { label: 'newsBy', value: { atSeconds: startsAt - 96 * hour } },
      ...cancellation,
    ],
    amounts,
  },
  bookingComplete: {
    ...letter,
    words: { event, providers, total },
    facts: [...eventFacts, ...cancellation],
    amounts,
    calendar,
  },
  purchasePaid: {
    ...letter,
    words: { event, total: { cents: 14_900 } },
    facts: eventFacts,
    amounts: {
      rows: [
        {
          label: 'extension',
          words: { provider, hours: { hours: 1 }, price: { cents: 5800 } },
          cents: 5800,
        },
        { label: 'tip', words: { provider }, cents: 1500 },
        { label: 'giftCard', words: {}, cents: -1000 },
      ],
      total: { label: 'totalPaid', words: {}, cents: 6300 },
    },
  },
  paymentReturned: { ...letter, words: { event, amount: total }, facts: eventFacts },

  requestReceived: {
    ...letter,
    words: { host, deadline: { atSeconds: startsAt - 96 * hour } },
    facts: [
      { label: 'answerBy', value: { atSeconds: startsAt - 96 * hour } },
      { label: 'area', value: 'M5V' },
      { label: 'recaps', value: '2' },
    ],
  },
  requestAccepted: {
    ...letter,
    words: { event, provider },
    facts: [{ label: 'provider', value: provider }, ...eventFacts],
    calendar,
  },
  requestDeclined: { ...letter, words: { event, provider }, facts: [...moneyBack, ...eventFacts] },
  requestUnanswered: { ...letter, words: { event, provider }, facts: moneyBack },
  replacementsOffered: { ...letter, words: { event, provider, providers }, facts: eventFacts },

  jobConfirmed: { ...letter, words: { event, host }, facts: jobFacts, calendar },
  jobExpired: { ...letter, words: { host }, facts: eventFacts },
  jobCancelled: {
    ...letter,
    words: { event },
    facts: eventFacts,
    calendar: { ...calendar, isCancelled: true },
  },
  jobExtended: {
    ...letter,
    words: { event, host },
    facts: [
      { label: 'extraTime', value: { hours: 1 } },
      { label: 'tip', value: { cents: 1500 } },
      ...eventFacts,
    ],
    calendar,
  },
  jobReminder: { ...letter, words: { event, time }, facts: jobFacts },
  providerReviewed: { ...letter, words: { event, host }, facts: eventFacts },
  photosRemoved: {
    ...letter,
    words: { event, host },
    facts: [{ label: 'removedPhotos', value: '3' }, ...eventFacts],
  },

  eventCancelled: { ...letter, words: { event }, facts: [...moneyBack, ...eventFacts] },
  providerCancelled: { ...letter, words: { event, provider }, facts: moneyBack },
  refundMade: { ...letter, words: { event, amount: { cents: 13_763 } }, facts: eventFacts },
  eventReminder: { ...letter, words: { event, providers, time }, facts: eventFacts },
  galleryReady: { ...letter, words: { event, provider }, facts: eventFacts },
  reviewDue: { ...letter, words: { event, providers }, facts: eventFacts },

  draftReceived: {
    ...letter,
    words: { event },
    facts: [...eventFacts, { label: 'newsBy', value: { atSeconds: startsAt - 96 * hour } }],
  },
  draftSuggested: { ...letter, words: { event, providers }, facts: eventFacts },

  referralInvited: { ...letter, words: { host, amount: { cents: 1000 } }, facts: code },
  referralRewarded: { ...letter, words: { amount: { cents: 1000 } }, facts: code },
};
