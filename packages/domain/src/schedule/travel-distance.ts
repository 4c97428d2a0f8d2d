import type { ErrorCode } from '../errors/error-catalogue.ts';
import { bookingLimits, travelLimits } from '../limits.ts';

/** How far a provider travels: for bookings of one hour, and for two hours and more (W-R05). */
export type TravelDistance = { readonly oneHourKm: number; readonly longerKm: number };

export type TravelDistanceIssue = {
  readonly field: keyof TravelDistance;
  readonly code: ErrorCode;
};

const { sliderKm } = travelLimits;

const isOnSlider = (km: number): boolean => Number.isInteger(km) && km >= sliderKm.from && km <= sliderKm.to;

/** On approval both distances take the one of the application. */
export const travelDistanceOfApplication = (applicationKm: number): TravelDistance => ({
  oneHourKm: applicationKm,
  longerKm: applicationKm,
});

/** What the sliders show: the stored distances, and the default only when none are stored. */
export const shownTravelDistance = (stored: TravelDistance | null): TravelDistance =>
  stored ?? { oneHourKm: sliderKm.default, longerKm: sliderKm.default };

/** What is wrong with the sliders: each in whole kilometres of its range, the longer not below the other (W-R05). */
export function findTravelDistanceIssues(travel: TravelDistance): readonly TravelDistanceIssue[] {
  const issues: TravelDistanceIssue[] = [];
  if (!isOnSlider(travel.oneHourKm)) issues.push({ field: 'oneHourKm', code: 'this_field_is_invalid' });
  if (!isOnSlider(travel.longerKm)) issues.push({ field: 'longerKm', code: 'this_field_is_invalid' });
  else if (travel.longerKm < travel.oneHourKm)
    issues.push({ field: 'longerKm', code: 'max_distance_cannot_be_less_than_min_distance' });
  return issues;
}

/** How far a provider comes for a booking: a single hour has a distance of its own. */
export const reachKm = (travel: TravelDistance, durationHours: number): number =>
  durationHours < bookingLimits.minimumBilledHours ? travel.oneHourKm : travel.longerKm;
