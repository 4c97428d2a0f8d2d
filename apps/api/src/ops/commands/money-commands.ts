import { settings } from '@repo/contracts/operator/settings';
import type { OpsArguments, OpsCommand } from '../ops-command.ts';
import { dayBeginIn, dayEndIn, flagIn, limitIn, numberIn } from '../typed-values.ts';

const text = { type: 'string' } as const;

/** Switches are typed as on or off; all other values are numbers. */
const settingIn = (typed: string | undefined) =>
  typeof flagIn(typed) === 'boolean' ? flagIn(typed) : numberIn(typed);

const settingCommands: readonly OpsCommand[] = [
  {
    name: 'setting list',
    argumentCount: 0,
    usage: '',
    summary: 'list fees in percent, prices in dollars, and switches',
    call: () => ({ key: 'GET /api/v1/operator/settings' }),
  },
  {
    name: 'setting set',
    argumentCount: 2,
    usage: '<name> <value>    such as serviceFee 5, or isOneHourAllowed on',
    summary: 'change a setting',
    call: (args) => {
      const name = args.at(0) ?? '';
      // The API ignores unknown fields; the command line refuses them, since they are typing errors.
      if (!Object.hasOwn(settings.shape, name)) {
        return `There is no setting "${name}": ${Object.keys(settings.shape).join(', ')}.`;
      }
      return { key: 'PUT /api/v1/operator/settings', body: { [name]: settingIn(args.at(1)) } };
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

const codesOf = (kind: 'promo-code' | 'gift-card'): readonly OpsCommand[] => [
  {
    name: `${kind} list`,
    argumentCount: 0,
    usage: '[--page n] [--code …]',
    summary: `list ${kind.replace('-', ' ')}s, the newest first`,
    options: { page: text, code: text },
    call: ({ text: named }) => ({
      key: 'GET /api/v1/operator/promo-codes',
      query: { page: named('page'), code: named('code'), isGiftCard: kind === 'gift-card' },
    }),
  },
  {
    name: `${kind} change`,
    argumentCount: 1,
    usage: `<id> ${termUsage} [--active on|off]    none removes a limit`,
    summary: 'change the given terms',
    options: { ...termOptions, active: text },
    call: (args) => ({
      key: 'PUT /api/v1/operator/promo-codes/:promoCodeId',
      params: { promoCodeId: args.at(0) },
      body: { ...termsOf(args), isActive: flagIn(args.text('active')) },
    }),
  },
  {
    name: `${kind} end`,
    argumentCount: 1,
    usage: '<id>',
    summary: 'end a code, so that it can no longer be used',
    call: (args) => ({
      key: 'PUT /api/v1/operator/promo-codes/:promoCodeId',
      params: { promoCodeId: args.at(0) },
      body: { isActive: false },
    }),
  },
];

const issuing: readonly OpsCommand[] = [
  {
    name: 'promo-code issue',
    argumentCount: 0,
    usage: `(--percent n | --dollars n) ${holderUsage} ${termUsage}`,
    summary: 'issue a promo code; without --code one is generated',
    options: { ...termOptions, ...holderOptions, percent: text, dollars: text },
    call: (args) => {
      const percent = args.text('percent');
      const amount = args.text('dollars');
      // Otherwise one of them would be ignored without a message.
      if (percent !== undefined && amount !== undefined) {
        return 'Give either --percent or --dollars, not both.';
      }
      return {
        key: 'POST /api/v1/operator/promo-codes',
        body: {
          type: percent === undefined ? '$' : '%',
          value: numberIn(percent ?? amount),
          ...holderOf(args),
          ...termsOf(args),
        },
      };
    },
  },
  {
    name: 'gift-card issue',
    argumentCount: 1,
    usage: `<dollars> ${holderUsage} [--from day] [--until day]`,
    summary: 'issue a gift card; without --code one is generated',
    options: { ...termOptions, ...holderOptions },
    call: (args) => ({
      key: 'POST /api/v1/operator/promo-codes',
      body: {
        type: '$',
        value: numberIn(args.at(0)),
        isGiftCard: true,
        ...holderOf(args),
        ...termsOf(args),
      },
    }),
  },
];

const rates: readonly OpsCommand[] = [
  {
    name: 'rate set',
    argumentCount: 2,
    usage: '<provider id> <dollars>',
    summary: 'set the price of an hour of a provider for new bookings',
    call: (args) => ({
      key: 'PUT /api/v1/operator/providers/:providerId/rate',
      params: { providerId: args.at(0) },
      body: { hourlyRate: numberIn(args.at(1)) },
    }),
  },
];

const bookings: readonly OpsCommand[] = [
  {
    name: 'booking end',
    argumentCount: 2,
    usage: '<order line id> <providerCancelled|noShow>',
    summary: 'end the booking of a provider who cancelled or did not come, with a full refund',
    call: (args) => ({
      key: 'POST /api/v1/operator/order-lines/:orderLineId/cancel',
      params: { orderLineId: args.at(0) },
      body: { reason: args.at(1) },
    }),
  },
  {
    name: 'event late',
    argumentCount: 0,
    usage: '[--page n]',
    summary: 'list who has not checked in by the start of an event of the last 7 days, or only after it',
    options: { page: text },
    call: (args) => ({ key: 'GET /api/v1/operator/late-check-ins', query: { page: args.text('page') } }),
  },
  {
    name: 'event complete',
    argumentCount: 1,
    usage: '<event id>',
    summary: 'complete an event that is over, once every accepted provider has checked out',
    call: (args) => ({
      key: 'POST /api/v1/operator/events/:eventId/complete',
      params: { eventId: args.at(0) },
    }),
  },
  {
    name: 'payment notes',
    argumentCount: 0,
    usage: '',
    summary: 'list refunds and disputes made at the card provider itself, the newest first',
    call: () => ({ key: 'GET /api/v1/operator/payment-notes' }),
  },
  {
    name: 'ledger check',
    argumentCount: 0,
    usage: '',
    summary: 'list errors in the ledger, and fail if there are any',
    call: () => ({ key: 'GET /api/v1/operator/ledger/check' }),
    isAlarm: (items) => Array.isArray(items) && items.length > 0,
  },
];

export const moneyCommands = [
  ...settingCommands,
  ...issuing.filter(({ name }) => name.startsWith('promo-code')),
  ...codesOf('promo-code'),
  ...issuing.filter(({ name }) => name.startsWith('gift-card')),
  ...codesOf('gift-card'),
  ...rates,
  ...bookings,
];
