import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { openApp } from '@repo/shell/testing/open-app';
import type { SessionUser } from '@repo/session/session/session-slice';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { nowSeconds } from '../model/now-seconds.ts';
import { emptyEventForm, eventFormPersistence } from '../model/store/event-form.ts';
import type { EventFormValues } from '../model/store/event-form.ts';

/** Pages that are loaded on demand are compiled when a test asks for them first. */
export const patience = { timeout: 15_000 };

/**
 * An event in the middle of the city, at an hour when the first eight of the demonstration always work. How many others
 * do differs from one day of the week to the next, and with it who is on the first page of the list.
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

/** The list of the few with the phone of Maya, who is one of the eight: she is on its first page on any day. */
export const listWithMaya = '/event_booking?step=select&sort=name&device=iPhone+17+Pro';

/** What an earlier visit has left on the device: an event that Next has let pass. */
export const keepEvent = (values: EventFormValues): void =>
  localStorage.setItem(
    eventFormPersistence.key,
    JSON.stringify({
      values,
      isComplete: true,
      unpaid: null,
      _persist: { version: eventFormPersistence.version, rehydrated: true },
    }),
  );

type Visit = { readonly session?: { readonly token: string; readonly user: SessionUser } };

/** The booking app at some address. */
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

/** A host of the demonstration, as somebody who has signed in a moment ago. */
export async function demoHost(userName = 'host@demo.test') {
  const reply = await fetch(`${location.origin}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  const { payload }: { payload: { items: { token: string; user: SessionUser } } } = await reply.json();
  return payload.items;
}
