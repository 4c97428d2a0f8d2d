import { contractCall, serverData } from '@repo/api-client/server-data';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { CallBeside } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import type { EventFormValues } from '../store/event-form.ts';
import type { BookableProvider } from '../store/selection.ts';

const availabilityKey = `POST /api/v1/${brand.slug}/GeoLocation/GetSBByLocation` as const;

/** When and where somebody is wanted, in the words of the wire (D-R01). */
export type Search = {
  readonly eventDate: number;
  readonly userLongitude: number;
  readonly userLatitude: number;
  readonly sBStartTime: number;
  readonly duration: number;
  readonly postalCode: string;
};

/** Another time at which somebody is free. */
export type OtherTime = {
  readonly eventDate: CalendarDay;
  readonly startsAtSeconds: number;
  readonly count: number;
};

export type FoundProviders = {
  readonly providers: readonly BookableProvider[];
  /** More than the server lists at once, where the city is full of them. */
  readonly total: number;
  readonly otherTimes: readonly OtherTime[];
};

/** What is searched for; nothing while the event does not say when and where. */
export function searchOf(values: EventFormValues): Search | undefined {
  const { eventDate, providerStartMinute, durationHours, location } = values;
  const { coordinates, postalCode } = location;
  if (eventDate === null || providerStartMinute === null || durationHours === null || coordinates === null)
    return undefined;
  return {
    eventDate,
    userLongitude: coordinates.longitude,
    userLatitude: coordinates.latitude,
    sBStartTime: instantOf(eventDate, providerStartMinute),
    duration: durationHours,
    postalCode: postalCode ?? '',
  };
}

/** A card's provider in our words (D-R11): the one portfolio is repeated with each of its pictures. */
export function bookableProviderOf(provider: AvailableProvider): BookableProvider {
  const { id, firstName, lastName, hourlyRate, averageReview, device, sbportfolioGalleries } = provider;
  const portfolio = sbportfolioGalleries[0];
  const rate = parseDollars(hourlyRate);
  return {
    id,
    firstName,
    lastName,
    profileName: portfolio?.profileName ?? firstName,
    bio: portfolio?.bio ?? '',
    deviceName: device?.deviceName ?? null,
    rating: averageReview,
    hourlyRateCents: rate.ok ? rate.value : cents(0),
    // An empty address is no picture.
    portraitUrl: portfolio?.profileImageUrl || null,
    imageUrls: sbportfolioGalleries.map(({ imageUrl }) => imageUrl),
  };
}

type Beside = CallBeside<typeof availabilityKey>;

/** Other times in our words; a day that is none is not offered. */
const otherTimesOf = ({ alternatives = [] }: Pick<Beside, 'alternatives'>): readonly OtherTime[] =>
  alternatives.flatMap(({ eventDate, startTime, count }) => {
    const day = parseCalendarDay(eventDate);
    return day.ok ? [{ eventDate: day.value, startsAtSeconds: startTime, count }] : [];
  });

const availability = serverData.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<FoundProviders, Search>({
      query: (body) => contractCall(availabilityKey, { query: {}, body }),
      transformResponse: (items: readonly AvailableProvider[], meta) => {
        // The base query hands on what the contract says stands beside the items.
        const beside = (meta?.beside ?? {}) as Partial<Beside>;
        return {
          providers: items.map(bookableProviderOf),
          total: beside.total ?? items.length,
          otherTimes: otherTimesOf(beside),
        };
      },
      // Who was free a minute ago is no answer to who is free now.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAvailabilityQuery } = availability;
