import { settings } from '@repo/contracts/operator/settings';
import type { OpsArguments, OpsCommand } from '../ops-command.ts';
import { dayBeginIn, dayEndIn, flagIn, limitIn, numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;

/** Switches are typed as on or off; all other values are numbers. */
const settingIn = (typed: string | undefined) =>
  typeof flagIn(typed) === 'boolean' ? flagIn(typed) : numberIn(typed);

const settingCommands: readonly OpsCommand[] = [
  {
    words: 'setting list',
    places: 0,
    usage: '',
    summary: 'fees in percent, prices in dollars, and switches',
    call: () => ({ key: 'GET /api/v1/operator/settings' }),
  },
  {
    words: 'setting set',
    places: 2,
    usage: '<name> <value>    such as serviceFee 5, or isOneHourAllowed on',
    summary: 'change a setting',
    call: (given) => {
      const name = given.at(0) ?? '';
      // The API ignores unknown fields; the command line refuses them, since they are typing errors.
      if (!Object.hasOwn(settings.shape, name)) {
        return `There is no setting "${name}": ${Object.keys(settings.shape).join(', ')}.`;
      }
      return { key: 'PUT /api/v1/operator/settings', body: { [name]: settingIn(given.at(1)) } };
    },
  },
];

const termOptions = { from: text, until: text, uses: text, 'uses-per-account': text };
const holderOptions = { code: text, 'for-email': text, 'for-account': text };
const termUsage = '[--from day] [--until day] [--uses n] [--uses-per-account n]';
const holderUsage = '[--code …] [--for-email …] [--for-account id]';

const termsOf = ({ text: named }: OpsArguments) => ({
  validFrom: dayBeginIn(named('from')),
  validUntil: dayEndIn(named('until')),
  mostUses: limitIn(named('uses')),
  mostUsesPerAccount: limitIn(named('uses-per-account')),
});

const holderOf = ({ text: named }: OpsArguments) => ({
  code: named('code'),
  issuedForEmail: named('for-email'),
  issuedForAccountId: numberIn(named('for-account')),
});

const codesOf = (words: 'promo-code' | 'gift-card'): readonly OpsCommand[] => [
  {
    words: `${words} list`,
    places: 0,
    usage: '[--page n] [--code …]',
    summary: 'the newest first',
    options: { page: text, code: text },
    call: ({ text: named }) => ({
      key: 'GET /api/v1/operator/promo-codes',
      query: { page: named('page'), code: named('code'), isGiftCard: words === 'gift-card' },
    }),
  },
  {
    words: `${words} change`,
    places: 1,
    usage: `<id> ${termUsage} [--active on|off]    none removes a limit`,
    summary: 'change the given terms',
    options: { ...termOptions, active: text },
    call: (given) => ({
      key: 'PUT /api/v1/operator/promo-codes/:promoCodeId',
      params: { promoCodeId: given.at(0) },
      body: { ...termsOf(given), isActive: flagIn(given.text('active')) },
    }),
  },
  {
    words: `${words} end`,
    places: 1,
    usage: '<id>',
    summary: 'end a code, so that it can no longer be used',
    call: (given) => ({
      key: 'PUT /api/v1/operator/promo-codes/:promoCodeId',
      params: { promoCodeId: given.at(0) },
      body: { isActive: false },
    }),
  },
];

const issuing: readonly OpsCommand[] = [
  {
    words: 'promo-code issue',
    places: 0,
    usage: `(--percent n | --dollars n) ${holderUsage} ${termUsage}`,
    summary: 'issue a promo code; without --code one is generated',
    options: { ...termOptions, ...holderOptions, percent: text, dollars: text },
    call: (given) => {
      const percent = given.text('percent');
      const amount = given.text('dollars');
      // Otherwise one of them would be ignored without a message.
      if (percent !== undefined && amount !== undefined) {
        return 'Give either --percent or --dollars, not both.';
      }
      return {
        key: 'POST /api/v1/operator/promo-codes',
        body: {
          type: percent === undefined ? '$' : '%',
          value: numberIn(percent ?? amount),
          ...holderOf(given),
          ...termsOf(given),
        },
      };
    },
  },
  {
    words: 'gift-card issue',
    places: 1,
    usage: `<dollars> ${holderUsage} [--from day] [--until day]`,
    summary: 'issue a gift card; without --code one is generated',
    options: { ...termOptions, ...holderOptions },
    call: (given) => ({
      key: 'POST /api/v1/operator/promo-codes',
      body: {
        type: '$',
        value: numberIn(given.at(0)),
        isGiftCard: true,
        ...holderOf(given),
        ...termsOf(given),
      },
    }),
  },
];

const rates: readonly OpsCommand[] = [
  {
    words: 'rate set',
    places: 2,
    usage: '<provider id> <dollars>',
    summary: 'set the price of an hour of a provider for new bookings',
    call: (given) => ({
      key: 'PUT /api/v1/operator/providers/:providerId/rate',
      params: { providerId: given.at(0) },
      body: { hourlyRate: numberIn(given.at(1)) },
    }),
  },
];

const bookings: readonly OpsCommand[] = [
  {
    words: 'booking end',
    places: 2,
    usage: '<order line id> <providerCancelled|noShow>',
    summary: 'end the booking of a provider who cancelled or did not come, with a full refund',
    call: (given) => ({
      key: 'POST /api/v1/operator/order-lines/:orderLineId/cancel',
      params: { orderLineId: given.at(0) },
      body: { reason: given.at(1) },
    }),
  },
  {
    words: 'event late',
    places: 0,
    usage: '[--page n]',
    summary: 'who has not checked in by the start of an event of the last 7 days, or only after it',
    options: { page: text },
    call: (given) => ({ key: 'GET /api/v1/operator/late-check-ins', query: { page: given.text('page') } }),
  },
  {
    words: 'event complete',
    places: 1,
    usage: '<event id>',
    summary: 'complete an event that is over, once every accepted provider has checked out',
    call: (given) => ({
      key: 'POST /api/v1/operator/events/:eventId/complete',
      params: { eventId: given.at(0) },
    }),
  },
  {
    words: 'payment notes',
    places: 0,
    usage: '',
    summary: 'refunds and disputes made at the card provider itself, the newest first',
    call: () => ({ key: 'GET /api/v1/operator/payment-notes' }),
  },
  {
    words: 'ledger check',
    places: 0,
    usage: '',
    summary: 'errors in the ledger; fails if there are any',
    call: () => ({ key: 'GET /api/v1/operator/ledger/check' }),
    isAlarm: (items) => Array.isArray(items) && items.length > 0,
  },
];

export const moneyCommands = [
  ...settingCommands,
  ...issuing.filter(({ words }) => words.startsWith('promo-code')),
  ...codesOf('promo-code'),
  ...issuing.filter(({ words }) => words.startsWith('gift-card')),
  ...codesOf('gift-card'),
  ...rates,
  ...bookings,
];
