import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import { brand } from '@repo/domain/brand';
import { parseDollars } from '@repo/domain/money/dollars';
import { cents } from '@repo/domain/money/cents';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { cartPersistence } from '../model/store/cart.ts';
import { emptyEventForm, eventFormPersistence } from '../model/store/event-form.ts';
import type { EventForm, EventFormValues } from '../model/store/event-form.ts';
import { eventDetailPersistence } from '../model/store/event-detail.ts';
import { recapPersistence } from '../model/store/recap.ts';
import type { Recap } from '../model/store/recap.ts';
import { selectionPersistence } from '../model/store/selection.ts';
import type { BookableProvider } from '../model/store/selection.ts';

const secondsPerDay = 86_400;
const startMinute = 10 * 60;

/** Each test books a day of its own, so that none finds its provider taken by another. */
export const dayAhead = (days: number) =>
  calendarDayInUtc(Math.floor(Date.now() / 1000) + days * secondsPerDay);

/** A form that Next has let pass, in the middle of the service area. */
export const filledForm = (days: number, changes: Partial<EventFormValues> = {}): EventFormValues => ({
  ...emptyEventForm,
  eventName: 'Garden party',
  eventDate: dayAhead(days),
  eventStartMinute: startMinute,
  providerStartMinute: startMinute,
  location: {
    address: '100 Queen St W, Toronto, ON M5H 2N2',
    coordinates: { latitude: 43.6534, longitude: -79.3839 },
    postalCode: 'M5H 2N2',
  },
  eventTypeId: 1,
  durationHours: 2,
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
  ...changes,
});

export const briefedRecap: Recap = {
  isSubmitted: true,
  isWithLogo: true,
  quantityWithLogo: 2,
  isWithoutLogo: false,
  quantityWithoutLogo: 0,
  isAnswered: true,
  brief: {
    vision: 'Laughing people',
    vibe: { id: 1, name: 'Energetic' },
    musicGenre: 'Funk',
    orientation: 'Portrait (Instagram, TikTok)',
    logo: null,
    music: null,
  },
};

/** What the real API answers; a refusal ends the test. */
export async function callApi(path: string, body?: unknown, token?: string, method = 'POST') {
  const reply = await fetch(`${location.origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { payload, errors } = await reply.json();
  if (errors.length > 0) throw new Error(`${path}: ${errors.join()}`);
  return payload.items;
}

/** Somebody of the demonstration, as openApp takes them. */
export const demoSession = (
  name = 'host',
): Promise<{
  token: string;
  user: { id: number; userName: string; firstName: string; lastName: string; userTypeId: 1 };
}> => callApi('/api/v1/login/User', { userName: `${name}@demo.test`, password: 'Demo!123' });

/** Pays as the hosted page would; answers where the host comes back to. */
export async function payAt(address: string | undefined, card = '4242424242424242'): Promise<string> {
  const sessionId = new URL(address ?? '').pathname.split('/').at(-1) ?? '';
  const reply = await fetch(`${location.origin}/sandbox/pay/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });
  const { url } = await reply.json();
  const { pathname, search } = new URL(url, location.origin);
  return `${pathname}${search}`;
}

/** Who is free at the time of a form, cheapest first. */
export async function freeProviders(form: EventFormValues): Promise<readonly BookableProvider[]> {
  const day = form.eventDate ?? dayAhead(30);
  const found: AvailableProvider[] = await callApi(`/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`, {
    eventDate: day,
    userLongitude: form.location.coordinates?.longitude,
    userLatitude: form.location.coordinates?.latitude,
    sBStartTime: instantOf(day, startMinute),
    duration: form.durationHours,
    postalCode: form.location.postalCode,
  });
  return found
    .map(({ id, firstName, lastName, hourlyRate }) => {
      const rate = parseDollars(hourlyRate);
      return {
        id,
        firstName,
        lastName,
        profileName: firstName,
        bio: '',
        deviceName: null,
        rating: null,
        hourlyRateCents: rate.ok ? rate.value : cents(0),
        portraitUrl: null,
        imageUrls: [],
      };
    })
    .toSorted((one, other) => one.hourlyRateCents - other.hourlyRateCents);
}

type OnDevice = {
  readonly form: EventFormValues;
  readonly providers: readonly BookableProvider[];
  readonly recap?: Recap;
  /** The order of a try that waits for its payment. */
  readonly unpaid?: EventForm['unpaid'];
};

const keep = ({ key, version }: { key: string; version: number }, state: object): void =>
  localStorage.setItem(key, JSON.stringify({ ...state, _persist: { version, rehydrated: true } }));

/** Dollars off, by a code that was entered in the cart of a saved event or, without one, in that of a new booking. */
export const keepCode = (value: number, eventId: number | null = null): void =>
  keep(cartPersistence, {
    applied: {
      code: 'NEARLY',
      eventId,
      detail: { id: 1, type: '$', value, isGiftCard: false, userId: 1, amount: 0, promoBalance: 0 },
    },
  });

export const keepRecap = (recap: Recap): void => keep(recapPersistence, recap);

/** Lays a booking onto the device as the slices keep it. */
export function keepBooking({ form, providers, recap, unpaid = null }: OnDevice): void {
  keep(eventFormPersistence, { values: form, isComplete: true, unpaid });
  keep(selectionPersistence, { providers });
  keep(eventDetailPersistence, { answers: { 5: 'Cake', 7: 'Candid', 8: '', 9: '' } });
  if (recap !== undefined) keepRecap(recap);
}
