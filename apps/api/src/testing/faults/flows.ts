import type { Checkout, Drive } from './drive-booking.ts';
import type { Person } from './people.ts';

export type World = {
  readonly host: Person;
  readonly providers: readonly Person[];
  readonly startsAtSeconds: number;
};

/** Where an event is in the end, with its lines in order and how much of the money has gone back. */
export type Stand = {
  readonly event: string;
  readonly lines: readonly string[];
  readonly givenBack: 'nothing' | 'a part' | 'all';
};

export type Flow = {
  readonly name: string;
  /** What must have happened before, without any fault. */
  readonly prepare: (drive: Drive, world: World) => Promise<Checkout | undefined>;
  /** What is interrupted: a host, providers and the card provider go on as long as the product answers. */
  readonly run: (drive: Drive, world: World, before: Checkout | undefined) => Promise<void>;
  /** Where it ends when nobody dies. */
  readonly end: Stand;
};

const bookAndPay = async (drive: Drive, { host, providers, startsAtSeconds }: World): Promise<Checkout> => {
  const checkout = await drive.checkOut(host, {
    providerIds: providers.map(({ accountId }) => accountId),
    startsAtSeconds,
    recaps: 1,
  });
  await drive.pay(checkout);
  await drive.comeBack(host, checkout);
  await drive.advance(1);
  return checkout;
};

const everybodyAccepts = async (drive: Drive, { providers }: World, { eventId }: Checkout): Promise<void> => {
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
  await drive.comeBack(host, checkout);
  await everybodyAccepts(drive, world, checkout);
  return checkout;
};

export const flows: readonly Flow[] = [
  {
    name: 'booking',
    prepare: async () => undefined,
    run: async (drive, world) => {
      await everybodyAccepts(drive, world, await bookAndPay(drive, world));
    },
    end: {
      event: 'upcoming',
      lines: ['provider accepted', 'provider accepted', 'recap paid'],
      givenBack: 'nothing',
    },
  },
  {
    name: 'decline and refund',
    prepare: bookAndPay,
    run: async (drive, { providers: [first] }, before) => {
      if (first !== undefined && before !== undefined) await drive.answer(first, before.eventId, false);
      await drive.advance(1);
    },
    end: {
      event: 'pending',
      lines: ['provider refunded', 'provider requested', 'recap paid'],
      givenBack: 'a part',
    },
  },
  {
    name: 'cancel and refund',
    prepare: async (drive, world) => {
      const checkout = await bookAndPay(drive, world);
      await everybodyAccepts(drive, world, checkout);
      return checkout;
    },
    run: async (drive, { host }, before) => {
      if (before !== undefined) await drive.cancel(host, before);
      await drive.advance(1);
    },
    end: {
      event: 'cancel',
      lines: ['provider refunded', 'provider refunded', 'recap refunded'],
      givenBack: 'all',
    },
  },
  {
    name: 'extension, tip and recap',
    prepare: bookWithoutRecap,
    run: async (drive, { host, providers: [first] }, before) => {
      if (first === undefined || before === undefined) return;
      const addition = await drive.checkOutAdditions(host, before, first.accountId);
      await drive.pay(addition);
      await drive.comeBack(host, addition);
      await drive.advance(1);
    },
    end: {
      event: 'upcoming',
      lines: ['provider accepted', 'provider accepted', 'extension paid', 'tip paid', 'recap paid'],
      givenBack: 'nothing',
    },
  },
];
