import type { Checkout, Drive } from './drive-booking.ts';
import type { Person } from './people.ts';

export type World = {
  readonly host: Person;
  readonly providers: readonly Person[];
  readonly startsAtSeconds: number;
};

/** The state of an event at the end, with its lines in order and how much of the payment was refunded. */
export type Outcome = {
  readonly event: string;
  readonly lines: readonly string[];
  readonly refunded: 'nothing' | 'a part' | 'all';
};

export type Flow = {
  readonly name: string;
  /** Brings the product to the start of the flow, without faults. */
  readonly prepare: (drive: Drive, world: World) => Promise<Checkout | undefined>;
  /** The actions during which the product is killed; they end with its first missing answer. */
  readonly run: (drive: Drive, world: World, before: Checkout | undefined) => Promise<void>;
  /** The expected outcome when no process is killed. */
  readonly outcome: Outcome;
};

const bookAndPay = async (drive: Drive, { host, providers, startsAtSeconds }: World): Promise<Checkout> => {
  const checkout = await drive.checkOut(host, {
    providerIds: providers.map(({ accountId }) => accountId),
    startsAtSeconds,
    recaps: 1,
  });
  await drive.pay(checkout);
  await drive.returnFromPayment(host, checkout);
  await drive.advance(1);
  return checkout;
};

const acceptAll = async (drive: Drive, { providers }: World, { eventId }: Checkout): Promise<void> => {
  for (const provider of providers) await drive.answer(provider, eventId, true);
  await drive.advance(1);
};

const bookWithoutRecap = async (drive: Drive, world: World): Promise<Checkout> => {
  const { host, providers, startsAtSeconds } = world;
  const checkout = await drive.checkOut(host, {
    providerIds: providers.map(({ accountId }) => accountId),
    startsAtSeconds,
  });
  await drive.pay(checkout);
  await drive.returnFromPayment(host, checkout);
  await acceptAll(drive, world, checkout);
  return checkout;
};

export const flows: readonly Flow[] = [
  {
    name: 'booking',
    prepare: async () => undefined,
    run: async (drive, world) => {
      await acceptAll(drive, world, await bookAndPay(drive, world));
    },
    outcome: {
      event: 'upcoming',
      lines: ['provider accepted', 'provider accepted', 'recap paid'],
      refunded: 'nothing',
    },
  },
  {
    name: 'decline and refund',
    prepare: bookAndPay,
    run: async (drive, { providers: [first] }, before) => {
      if (first !== undefined && before !== undefined) await drive.answer(first, before.eventId, false);
      await drive.advance(1);
    },
    outcome: {
      event: 'pending',
      lines: ['provider refunded', 'provider requested', 'recap paid'],
      refunded: 'a part',
    },
  },
  {
    name: 'cancel and refund',
    prepare: async (drive, world) => {
      const checkout = await bookAndPay(drive, world);
      await acceptAll(drive, world, checkout);
      return checkout;
    },
    run: async (drive, { host }, before) => {
      if (before !== undefined) await drive.cancel(host, before);
      await drive.advance(1);
    },
    outcome: {
      event: 'cancel',
      lines: ['provider refunded', 'provider refunded', 'recap refunded'],
      refunded: 'all',
    },
  },
  {
    name: 'extension, tip and recap',
    prepare: bookWithoutRecap,
    run: async (drive, { host, providers: [first] }, before) => {
      if (first === undefined || before === undefined) return;
      const addition = await drive.checkOutAdditions(host, before, first.accountId);
      await drive.pay(addition);
      await drive.returnFromPayment(host, addition);
      await drive.advance(1);
    },
    outcome: {
      event: 'upcoming',
      lines: ['provider accepted', 'provider accepted', 'extension paid', 'tip paid', 'recap paid'],
      refunded: 'nothing',
    },
  },
];
