import { isOnMap, type Coordinates } from '../matching/coordinates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** When an event begins and when the provider comes, as minutes of the event's day; `null` while not picked. */
export type StartTimes = {
  readonly eventStartMinute: number | null;
  readonly providerStartMinute: number | null;
};

/** An address; it has coordinates and a postal code once it was chosen from the suggestions (C-R25). */
export type EventLocation = {
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly postalCode: string | null;
};

export type Consents = {
  readonly hasAcceptedTerms: boolean;
  readonly hasAcceptedPrivacy: boolean;
  readonly isMarketingAllowed: boolean;
  readonly isGallerySharingAllowed: boolean;
};

/** The first step of a booking as the host fills it in (C-R08, C-R27). */
export type EventSetup = StartTimes &
  Consents & {
    readonly eventName: string;
    readonly eventDate: CalendarDay | null;
    readonly location: EventLocation;
    readonly apartment: string;
    readonly eventType: { readonly requiresNotes: boolean } | null;
    readonly additionalNotes: string;
    readonly durationHours: number | null;
    readonly contactName: string;
    readonly contactPhone: string;
  };

/** What a new form starts with: the two required boxes empty, the two optional ones ticked (S1§3, A-43). */
export const defaultConsents: Consents = {
  hasAcceptedTerms: false,
  hasAcceptedPrivacy: false,
  isMarketingAllowed: true,
  isGallerySharingAllowed: true,
};

/** Picking the event's start also moves the provider's to the same time (S1§4). */
export const pickEventStart = (minuteOfDay: number): StartTimes => ({
  eventStartMinute: minuteOfDay,
  providerStartMinute: minuteOfDay,
});

/** The provider's start may be changed alone (S1§4). */
export const pickProviderStart = (times: StartTimes, minuteOfDay: number): StartTimes => ({
  ...times,
  providerStartMinute: minuteOfDay,
});

/** Whether a location was chosen from the suggestions, which is what gives it coordinates (S1§5). */
export const hasCoordinates = ({ coordinates }: EventLocation): boolean =>
  coordinates !== null && isOnMap(coordinates);
