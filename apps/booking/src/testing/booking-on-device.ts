import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import { brand } from '@repo/domain/brand';
import { parseDollars } from '@repo/domain/money/dollars';
import { cents } from '@repo/domain/money/cents';
import { callApi } from '@repo/shell/testing/call-api';
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

/** Each test books a day that no other test of any file books: they share the providers. */
export const dayAhead = (days: number) =>
  calendarDayInUtc(Math.floor(Date.now() / 1000) + days * secondsPerDay);

/** Returns a valid form, in the middle of the service area. */
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

/** Returns a session of a demo account for openApp. */
export const demoSession = (
  name = 'host',
): Promise<{
  token: string;
  user: { id: number; userName: string; firstName: string; lastName: string; userTypeId: 1 };
}> => callApi('/api/v1/login/User', { userName: `${name}@demo.test`, password: 'Demo!123' });

/** Returns the providers available for a form, cheapest first. */
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
        images: [],
      };
    })
    .toSorted((one, other) => one.hourlyRateCents - other.hourlyRateCents);
}

type OnDevice = {
  readonly form: EventFormValues;
  readonly providers: readonly BookableProvider[];
  readonly recap?: Recap;
  /** The order of a checkout that awaits its payment. */
  readonly unpaid?: EventForm['unpaid'];
};

const keep = ({ key, version }: { key: string; version: number }, state: object): void =>
  localStorage.setItem(key, JSON.stringify({ ...state, _persist: { version, rehydrated: true } }));

/** Stores a discount in dollars, for the cart of a saved event, or of a new booking if null. */
export const storeCode = (
  value: number,
  eventId: number | null = null,
  { code, id, userId = 1 }: { code: string; id: number; userId?: number } = { code: 'NEARLY', id: 1 },
): void =>
  keep(cartPersistence, {
    applied: {
      code,
      eventId,
      detail: { id, type: '$', value, isGiftCard: false, userId, amount: 0, promoBalance: 0 },
    },
  });

export const storeRecap = (recap: Recap): void => keep(recapPersistence, recap);

/** Stores a booking as the slices do. */
export function storeBooking({ form, providers, recap, unpaid = null }: OnDevice): void {
  keep(eventFormPersistence, { values: form, isComplete: true, unpaid });
  keep(selectionPersistence, { providers });
  keep(eventDetailPersistence, { answers: { 5: 'Cake', 7: 'Candid', 8: '', 9: '' } });
  if (recap !== undefined) storeRecap(recap);
}
