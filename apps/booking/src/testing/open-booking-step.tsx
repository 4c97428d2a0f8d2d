import type { Step } from '@repo/domain/booking-flow/steps';
import { cents } from '@repo/domain/money/cents';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor, within } from '@testing-library/react';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { emptyEventForm } from '../model/store/event-form.ts';
import type { EventFormValues } from '../model/store/event-form.ts';
import type { BookableProvider } from '../model/store/selection.ts';

/** Lazy pages are compiled on first use. */
export const patience = { timeout: 30_000 };

/** A host where no server answers. */
export const unreachableHost = 'http://localhost:1';

const completeEvent: EventFormValues = {
  ...emptyEventForm,
  eventName: 'Garden party',
  eventDate: calendarDayInUtc(1_900_000_000),
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

export const maya: BookableProvider = {
  id: 1,
  firstName: 'Maya',
  lastName: 'Chen',
  profileName: 'Maya',
  bio: '',
  deviceName: null,
  rating: null,
  hourlyRateCents: cents(5800),
  portraitUrl: null,
  images: [],
};

/** Stores a booking that has reached the recap. */
export function storeBooking(): void {
  const keep = (key: string, value: object): void =>
    localStorage.setItem(
      key,
      JSON.stringify({ ...value, _persist: { version: versionOf(key), rehydrated: true } }),
    );
  keep('dataToSend', { values: completeEvent, isComplete: true, unpaid: null });
  keep('selectedProviders', { providers: [maya] });
}

const versionOf = (key: string): number => (key === 'dataToSend' ? 2 : 1);

type Changes = Partial<Pick<Parameters<typeof openApp>[0], 'locale' | 'apiHost'>> & {
  readonly path?: string;
  readonly search?: string;
};

/** Opens the booking at a step, or again after a reload. */
export async function openBookingStep(step: Step, changes: Changes = {}) {
  const { path = '/event_booking', search = '', ...app } = changes;
  history.replaceState(null, '', `${path}?step=${step}${search}`);
  const page = await openApp({ topic: ['booking'], reducer, routes, ...app });
  const main = within(screen.getByRole('main'));
  // Waits for the heading of the step; the parts next to it have theirs from the start.
  await waitFor(() => {
    const headings = main.queryAllByRole('heading', { level: 2 });
    expect(headings.filter((heading) => heading.closest('aside') === null)).not.toEqual([]);
  }, patience);
  latest = page.store;
  return page;
}

let latest: Awaited<ReturnType<typeof openApp<ReturnType<typeof reducer>>>>['store'] | undefined;

/** The store writes a little later, and a late write would reach the next test. */
export async function untilKept(): Promise<void> {
  const state = latest?.getState();
  latest = undefined;
  if (state === undefined) return;
  const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
  await waitFor(() => {
    const { brief, quantityWithLogo, isSubmitted, isAnswered } = state.recap;
    expect(stored('reel')).toMatchObject({ brief, quantityWithLogo, isSubmitted, isAnswered });
    expect(stored('eventDetail')).toMatchObject({ answers: state.eventDetail.answers });
  });
}
