import { contractCall, serverData } from '@repo/api-client/server-data';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { CallMeta } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { sizedImageOf } from '@repo/ui/media/sized-image';
import type { EventFormValues } from '../store/event-form.ts';
import type { BookableProvider } from '../store/selection.ts';

const availabilityKey = `POST /api/v1/${brand.slug}/GeoLocation/GetSBByLocation` as const;

/** When and where a provider is needed, as the API names it (D-R01). */
export type Search = {
  readonly eventDate: number;
  readonly userLongitude: number;
  readonly userLatitude: number;
  readonly sBStartTime: number;
  readonly duration: number;
  readonly postalCode: string;
};

/** Another time with available providers. */
export type OtherTime = {
  readonly eventDate: CalendarDay;
  readonly startsAtSeconds: number;
  readonly count: number;
};

export type FoundProviders = {
  readonly providers: readonly BookableProvider[];
  /** May be more than the server lists at once. */
  readonly total: number;
  readonly otherTimes: readonly OtherTime[];
};

/** Returns the search for an event; undefined while it lacks its time or place. */
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

/** Converts a provider of the API (D-R11); its one portfolio is repeated with each of its images. */
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
    // The API sends an empty address for no photo.
    portraitUrl: portfolio?.profileImageUrl || null,
    images: sbportfolioGalleries.map(sizedImageOf),
  };
}

type Meta = CallMeta<typeof availabilityKey>;

/** Converts the alternatives of the API; invalid days are left out. */
const otherTimesOf = ({ alternatives = [] }: Pick<Meta, 'alternatives'>): readonly OtherTime[] =>
  alternatives.flatMap(({ eventDate, startTime, count }) => {
    const day = parseCalendarDay(eventDate);
    return day.ok ? [{ eventDate: day.value, startsAtSeconds: startTime, count }] : [];
  });

const availability = serverData.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query<FoundProviders, Search>({
      query: (body) => contractCall(availabilityKey, { query: {}, body }),
      providesTags: ['price'],
      transformResponse: (items: readonly AvailableProvider[], replyMeta) => {
        // The base query passes on the meta fields of the reply without their type.
        const meta = (replyMeta ?? {}) as Partial<Meta>;
        return {
          providers: items.map(bookableProviderOf),
          total: meta.total ?? items.length,
          otherTimes: otherTimesOf(meta),
        };
      },
      // Availability is never cached.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAvailabilityQuery } = availability;
