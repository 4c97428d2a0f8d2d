import type { Step } from '@repo/domain/booking-flow/steps';
import { cents } from '@repo/domain/money/cents';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { openApp } from '@repo/shell/testing/open-app';
import { screen } from '@testing-library/react';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { emptyEventForm } from '../model/store/event-form.ts';
import type { EventFormValues } from '../model/store/event-form.ts';
import type { BookableProvider } from '../model/store/selection.ts';

/** Pages that are loaded on demand are compiled when a test asks for them first. */
export const patience = { timeout: 10_000 };

const completeEvent: EventFormValues = {
  ...emptyEventForm,
  eventName: 'Garden party',
  eventDate: calendarDayInUtc(1_900_022_400),
  eventStartMinute: 18 * 60,
  providerStartMinute: 18 * 60,
  location: {
    address: '1 King Street West, Toronto',
    coordinates: { latitude: 43.6, longitude: -79.4 },
    postalCode: 'M5H 1A1',
  },
  eventTypeId: 1,
  durationHours: 2,
  contactName: 'Ana',
  contactPhone: '4165550199',
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
};

const maya: BookableProvider = {
  id: 1,
  firstName: 'Maya',
  lastName: 'Chen',
  profileName: 'Maya',
  bio: '',
  deviceName: null,
  rating: null,
  hourlyRateCents: cents(5800),
  portraitUrl: null,
  imageUrls: [],
};

/** What the browser has kept of somebody who has come as far as the recap. */
export function keepBooking(): void {
  const keep = (key: string, value: object): void =>
    localStorage.setItem(
      key,
      JSON.stringify({ ...value, _persist: { version: versionOf(key), rehydrated: true } }),
    );
  keep('dataToSend', { values: completeEvent, isComplete: true, unpaid: null });
  keep('selectedProviders', { providers: [maya] });
}

const versionOf = (key: string): number => (key === 'dataToSend' ? 2 : 1);

type Changes = Partial<Pick<Parameters<typeof openApp>[0], 'locale' | 'apiHost'>>;

/** The booking as it opens at a step, or as it opens again after a reload. */
export async function openBookingStep(step: Step, changes: Changes & { readonly search?: string } = {}) {
  const { search = '', ...app } = changes;
  history.replaceState(null, '', `/event_booking?step=${step}${search}`);
  const page = await openApp({ topic: ['booking'], reducer, routes, ...app });
  await screen.findByRole('heading', { level: 2 }, patience);
  return page;
}
