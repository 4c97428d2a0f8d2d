import { cents } from '@repo/domain/money/cents';
import { openSession } from '@repo/session/session/open-session';
import { createAppStore } from '@repo/shell/store/create-app-store';
import { rehydrateState } from '@repo/shell/store/persist-gate';
import { briefedRecap, filledForm } from '../testing/booking-on-device.ts';
import type { BookableProvider } from '../model/store/selection.ts';
import { reducer } from './reducer.ts';

const maya: BookableProvider = {
  id: 1,
  firstName: 'Maya',
  lastName: 'Chen',
  profileName: 'Maya',
  bio: 'I like light.',
  deviceName: 'iPhone 17 Pro',
  rating: 4.5,
  hourlyRateCents: cents(5800),
  portraitUrl: '/files/1',
  images: [{ src: '/files/2' }],
};
const devon: BookableProvider = { ...maya, id: 2, firstName: 'Devon', profileName: 'Devon' };

/** What the current build stores for a booking that is ready to be paid, without `_persist`. */
const booking = {
  dataToSend: {
    values: filledForm(30),
    isComplete: true,
    unpaid: { eventId: 4, orderItemGroupId: 5 },
  },
  selectedProviders: { providers: [maya, devon], foundFor: 'a search' },
  reel: {
    ...briefedRecap,
    // No screen asks for these yet, and they are kept all the same (E-R14).
    isWithoutLogo: true,
    quantityWithoutLogo: 3,
    brief: { ...briefedRecap.brief, logo: { reference: 'r', name: 'n', sizeBytes: 1 } },
  },
  eventDetail: { answers: { 5: 'Cake', 7: 'Candid', 8: 'A song', 9: '' } },
  cart: {
    applied: {
      code: 'TEN',
      eventId: null,
      detail: { id: 1, type: '$', value: 10, isGiftCard: false, userId: 1, amount: 0, promoBalance: 0 },
    },
  },
  savedCart: {
    cart: {
      kind: 'draft',
      eventId: 12,
      orderId: 0,
      eventName: 'Reunion',
      eventDate: null,
      startsAtSeconds: null,
      durationHours: 2,
      suggested: [maya, devon],
      lines: [{ kind: 'provider', providerId: 1, name: 'Maya', hourlyRateCents: 5800, durationHours: 2 }],
      unpaidOrderId: null,
    },
  },
  activeTab: { activeTab: 3, cartTab: 5 },
};
type Key = keyof typeof booking;
const keys = Object.keys(booking) as Key[];
const slices = {
  dataToSend: 'eventForm',
  selectedProviders: 'selection',
  reel: 'recap',
  eventDetail: 'eventDetail',
  cart: 'cart',
  savedCart: 'savedCart',
  activeTab: 'wizard',
} as const satisfies Record<Key, string>;
const versions = { dataToSend: 2, reel: 2, cart: 2, savedCart: 2 } as const;
const versionOf = (key: Key): number => new Map<string, number>(Object.entries(versions)).get(key) ?? 1;

/** Returns the state of a slice after the page has loaded these stored texts. */
async function read(key: Key, stored: Readonly<Partial<Record<Key, string>>>): Promise<unknown> {
  const store = createAppStore(reducer, await openSession({ locale: () => 'en-CA' }));
  // Cleared last, because the page of the previous test may still be writing.
  localStorage.clear();
  for (const [each, text] of Object.entries(stored)) localStorage.setItem(each, text);
  await rehydrateState(store, reducer);
  const { _persist: _, ...state }: Record<string, unknown> = { ...store.getState()[slices[key]] };
  return state;
}

const textOf = (key: Key, value: unknown, version = versionOf(key)): string =>
  JSON.stringify({ ...Object(value), _persist: { version, rehydrated: true } });

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (within, name) => new Map<string, unknown>(Object.entries(Object(within))).get(name),
    value,
  );

/** Returns a copy with another value at the end of a path. */
function changedAt(value: unknown, [name = '', ...rest]: readonly string[], to: unknown): unknown {
  const change = (field: unknown): unknown => (rest.length === 0 ? to : changedAt(field, rest, to));
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? change(each) : each));
  return { ...Object(value), [name]: change(at(value, [name])) };
}

/** Records whose fields can be lost one by one, with the fields they cannot do without. */
const records: readonly (readonly [Key, readonly string[], RegExp])[] = [
  ['dataToSend', [], /isComplete/],
  ['dataToSend', ['values'], /never/],
  ['dataToSend', ['values', 'location'], /never/],
  ['selectedProviders', [], /never/],
  ['selectedProviders', ['providers', '0'], /^(id|hourlyRateCents)$/],
  ['reel', [], /never/],
  ['reel', ['brief'], /never/],
  ['eventDetail', ['answers'], /never/],
  ['savedCart', ['cart'], /^(kind|eventId)$/],
  ['activeTab', [], /never/],
];
const fields = records.flatMap(([key, path, needed]) =>
  Object.keys(Object(at(booking[key], path)))
    .filter((name) => !needed.test(name))
    .map((name) => [key, [...path, name].join('.')] as const),
);

describe.each([
  ['is missing', undefined],
  ['is of another kind', { surprise: true }],
])('[C-R26] a stored booking with one field that %s', (_, to) => {
  test.each(fields)('%s keeps everything but %s', async (key, joined) => {
    const path = joined.split('.');
    const stored = changedAt(booking[key], path, to);
    const state = await read(key, { [key]: textOf(key, stored) });
    const name = path.at(-1) ?? '';
    const { [name]: __, ...others }: Record<string, unknown> = {
      ...Object(at(booking[key], path.slice(0, -1))),
    };
    if (key === 'dataToSend') delete others['isComplete'];
    expect(at(state, path.slice(0, -1))).toMatchObject(others);
    for (const [field, value] of Object.entries(booking[key]))
      if (field !== path[0] && field !== 'isComplete') expect(at(state, [field])).toEqual(value);
  });
});

test('[C-R24] keeps an event that lacks a field, and checks it again before it is booked', async () => {
  const stored = changedAt(booking.dataToSend, ['values', 'durationHours'], undefined);
  expect(await read('dataToSend', { dataToSend: textOf('dataToSend', stored) })).toMatchObject({
    values: { eventName: 'Garden party', durationHours: null },
    isComplete: false,
  });
});

test.each(['id', 'hourlyRateCents'])('leaves out only the provider without %s', async (name) => {
  const stored = changedAt(booking.selectedProviders, ['providers', '0', name], undefined);
  const state = await read('selectedProviders', { selectedProviders: textOf('selectedProviders', stored) });
  expect(state).toMatchObject({ providers: [devon] });
});

test.each(keys)('[A-97] ignores unknown fields of %s, such as those of a later version', async (key) => {
  const stored = { ...booking[key], laterField: 7 };
  const state = await read(key, { [key]: textOf(key, stored, 99) });
  expect(state).toMatchObject(booking[key]);
  expect(state).not.toHaveProperty('laterField');
});

test('[A-97] keeps what it can read of an older version', async () => {
  expect(
    await read('dataToSend', { dataToSend: textOf('dataToSend', { values: { eventTypeId: 3 } }, 1) }),
  ).toMatchObject({
    values: { eventTypeId: 3, eventName: '' },
    isComplete: false,
  });
  const brief = { ...booking.reel.brief, vibe: 'Energetic' };
  expect(await read('reel', { reel: textOf('reel', { ...booking.reel, brief }, 1) })).toMatchObject({
    quantityWithLogo: 2,
    brief: { ...booking.reel.brief, vibe: null },
  });
});

test.each(['', '{"values":', 'nonsense', '5', 'null', '[1]', '"text"'])(
  'a key that holds %j starts empty and leaves the others alone',
  async (garbage) => {
    const stored = Object.fromEntries(keys.map((key) => [key, textOf(key, booking[key])]));
    expect(await read('selectedProviders', { ...stored, reel: garbage })).toMatchObject(
      booking.selectedProviders,
    );
    expect(await read('reel', { ...stored, reel: garbage })).toMatchObject({ isAnswered: false });
  },
);
