import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldIssue, issuesOf, codeUnless } from '../field/field-issues.ts';
import { travelLimits } from '../limits.ts';
import { isIntegerWithin } from '../integer-range.ts';

/** How far a provider travels: for bookings of one hour, and for longer ones (W-R05). */
export type TravelDistance = { readonly oneHourKm: number; readonly longerKm: number };

const { distanceKm } = travelLimits;

const sliderCode = (km: number): ErrorCode | null =>
  codeUnless(isIntegerWithin(km, distanceKm), 'this_field_is_invalid');

/** Returns the distances of a new provider: both are that of the application. */
export const travelDistanceOfApplication = (applicationKm: number): TravelDistance => ({
  oneHourKm: applicationKm,
  longerKm: applicationKm,
});

/** Returns the distances of the sliders: the stored ones, or the default if none are stored. */
export const shownTravelDistance = (stored: TravelDistance | null): TravelDistance =>
  stored ?? travelDistanceOfApplication(distanceKm.default);

/** Finds issues in the sliders: each in whole kilometres of its range, the longer not below the other (W-R05). */
export const findTravelDistanceIssues = ({
  oneHourKm,
  longerKm,
}: TravelDistance): readonly FieldIssue<keyof TravelDistance>[] =>
  issuesOf({
    oneHourKm: sliderCode(oneHourKm),
    longerKm:
      sliderCode(longerKm) ?? (longerKm < oneHourKm ? 'max_distance_cannot_be_less_than_min_distance' : null),
  });
