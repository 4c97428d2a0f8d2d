import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, unless } from '../field/field-issues.ts';
import { bookingLimits, travelLimits } from '../limits.ts';
import { isWholeWithin } from '../whole-range.ts';

/** How far a provider travels: for bookings of one hour, and for two hours and more (W-R05). */
export type TravelDistance = { readonly oneHourKm: number; readonly longerKm: number };

const { sliderKm } = travelLimits;

const sliderCode = (km: number): ErrorCode | null =>
  unless(isWholeWithin(km, sliderKm), 'this_field_is_invalid');

/** On approval both distances take the one of the application. */
export const travelDistanceOfApplication = (applicationKm: number): TravelDistance => ({
  oneHourKm: applicationKm,
  longerKm: applicationKm,
});

/** What the sliders show: the stored distances, and the default only when none are stored. */
export const shownTravelDistance = (stored: TravelDistance | null): TravelDistance =>
  stored ?? travelDistanceOfApplication(sliderKm.default);

/** What is wrong with the sliders: each in whole kilometres of its range, the longer not below the other (W-R05). */
export const findTravelDistanceIssues = ({
  oneHourKm,
  longerKm,
}: TravelDistance): readonly FieldIssue<keyof TravelDistance>[] =>
  issuesOf({
    oneHourKm: sliderCode(oneHourKm),
    longerKm:
      sliderCode(longerKm) ?? (longerKm < oneHourKm ? 'max_distance_cannot_be_less_than_min_distance' : null),
  });

/** How far a provider comes for a booking: a single hour has a distance of its own. */
export const reachKm = (travel: TravelDistance, durationHours: number): number =>
  durationHours < bookingLimits.minimumBilledHours ? travel.oneHourKm : travel.longerKm;
