import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { openApp } from '@repo/shell/testing/open-app';
import type { SessionUser } from '@repo/session/session/session-slice';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { emptyEventForm, eventFormPersistence } from '../model/store/event-form.ts';
import type { EventFormValues } from '../model/store/event-form.ts';

/** Lazy pages are compiled on first use. */
export const patience = { timeout: 30_000 };

/**
 * An event in the city centre, at an hour when the first eight demo providers always work. The availability of the
 * others, and with it the first page of the list, depends on the weekday.
 */
export const cityEvent: EventFormValues = {
  ...emptyEventForm,
  eventName: 'Ana and Ben',
  eventDate: addDays(todayInToronto(nowSeconds()), 40),
  eventStartMinute: 14 * 60,
  providerStartMinute: 14 * 60,
  durationHours: 2,
  location: {
    address: '1 King St W, Toronto',
    coordinates: { latitude: 43.649, longitude: -79.378 },
    postalCode: 'M5H 1A1',
  },
  eventTypeId: 1,
  hasAcceptedTerms: true,
  hasAcceptedPrivacy: true,
};

/** The list filtered by Maya's phone; she is one of the eight, so on the first page on any day. */
export const listWithMaya = '/event_booking?step=select&sort=name&device=iPhone+17+Pro';

/** Stores a valid event of an earlier visit. */
export const storeEvent = (values: EventFormValues): void =>
  localStorage.setItem(
    eventFormPersistence.key,
    JSON.stringify({
      values,
      isComplete: true,
      unpaid: null,
      _persist: { version: eventFormPersistence.version, rehydrated: true },
    }),
  );

type Visit = {
  readonly session?: { readonly token: string; readonly user: SessionUser };
  readonly locale?: 'en-CA' | 'fr-CA';
};

/** Opens the booking app at a path. */
export async function visit(path: string, changes: Visit = {}) {
  history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes', 'providerChoice', 'draftSubmission'],
    reducer,
    routes,
    ...changes,
  });
}

const demoPassword = 'Demo!123';

/** Signs in a demo host. */
export async function demoHost(userName = 'host@demo.test') {
  const reply = await fetch(`${location.origin}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  const { payload }: { payload: { items: { token: string; user: SessionUser } } } = await reply.json();
  return payload.items;
}
