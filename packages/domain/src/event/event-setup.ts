import { isOnMap, type Coordinates } from '../matching/coordinates.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** Start of the event and of the provider, in minutes of the event's day; `null` until picked. */
export type StartTimes = {
  readonly eventStartMinute: number | null;
  readonly providerStartMinute: number | null;
};

/** An address. Coordinates and postal code are set once it was chosen from the suggestions (C-R25). */
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

/** The consents of a new form: the two required boxes empty, the two optional ones ticked (S1§3, A-43). */
export const defaultConsents: Consents = {
  hasAcceptedTerms: false,
  hasAcceptedPrivacy: false,
  isMarketingAllowed: true,
  isGallerySharingAllowed: true,
};

/** Sets both starts: picking the event's start also moves the provider's (S1§4). */
export const pickEventStart = (minuteOfDay: number): StartTimes => ({
  eventStartMinute: minuteOfDay,
  providerStartMinute: minuteOfDay,
});

/** Sets the provider's start only (S1§4). */
export const pickProviderStart = (times: StartTimes, minuteOfDay: number): StartTimes => ({
  ...times,
  providerStartMinute: minuteOfDay,
});

/** Whether a location has coordinates, which only a suggestion has (S1§5). */
export const hasCoordinates = ({ coordinates }: EventLocation): boolean =>
  coordinates !== null && isOnMap(coordinates);
