import { brand } from '@repo/domain/brand';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { draftPayloadOf } from '../provider-choice/no-match/submit-draft.ts';
import { eventFormCompleted } from '../../model/store/event-form.ts';
import { cityEvent, demoHost, storeEvent, patience, visit } from '../../testing/open-booking.tsx';
import { countRequests, holdBack } from '@repo/shell/testing/requests';

const noAnswers = { 5: '', 7: '', 8: '', 9: '' };
const promise = `We will email you within 24 hours with a potential ${brand.singular}(z) for your event.`;

/** The postal code is serviced, but the coordinates are out of reach of every provider. */
const farAway = (eventName: string) => ({
  ...cityEvent,
  eventName,
  eventDate: addDays(todayInToronto(nowSeconds()), 30),
  location: { ...cityEvent.location, coordinates: { latitude: 10, longitude: 10 } },
});

const openOffer = async (eventName: string, session?: Awaited<ReturnType<typeof demoHost>>) => {
  storeEvent(farAway(eventName));
  const page = await visit('/event_booking?step=select', session === undefined ? {} : { session });
  const button = await screen.findByRole('button', { name: 'Submit your event as a draft' }, patience);
  return { ...page, button };
};

const countSent = () => countRequests('EventSaveAsDraft');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('[I-R07] the payload has the fields of the specs, and the affiliate code', () => {
  const values = { ...farAway('Ana'), apartment: '4', contactName: 'Ana', contactPhone: '4165550199' };
  const payload = draftPayloadOf({ values, answers: { ...noAnswers, 5: 'Dancing' }, userId: 7 }, 'friend');
  const { event } = payload ?? {};
  expect(event).toMatchObject({
    id: 0,
    userId: 7,
    eventName: 'Ana',
    eventDate: values.eventDate,
    apartment: '4',
    additionalNotes: '',
    duration: 2,
    isActive: true,
    eventTypeId: 1,
    eventLocation: {
      id: 0,
      eventId: 0,
      currentLocation: '1 King St W, Toronto',
      longitude: 10,
      latitude: 10,
      isActive: true,
    },
    contactname: 'Ana',
    phoneNumber: '4165550199',
    EventQuestionAnswers: [{ questionTypeId: 5, answer: 'Dancing' }],
    affiliateCode: 'friend',
  });
  expect(event?.eventStartTime).toBe(event?.sbstartTime);
  expect(
    draftPayloadOf({ values: { ...values, eventDate: null }, answers: noAnswers, userId: 7 }, null),
  ).toBe(undefined);
});

test('[A-R03] [I-R01] [I-R02] sends a draft once, ends the booking and shows the promise with its time', async () => {
  const session = await demoHost('nadia@demo.test');
  const name = `Draft ${crypto.randomUUID()}`;
  const { button, store } = await openOffer(name, session);
  const sent = countSent();
  await userEvent.dblClick(button);
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(location.pathname).toBe('/draft-event-thank-you');
  expect(screen.getByText(/^That’s by .*\d{4} at \d/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/CustomerDashboard');
  expect(screen.getByRole('link', { name: 'Book another event' })).toHaveAttribute('href', '/event_booking');
  await waitFor(() => expect(store.getState().eventForm.isComplete).toBe(false));
  expect(store.getState().eventForm.values.eventName).toBe('');
  await waitFor(() => expect(localStorage.getItem('dataToSend') ?? '').not.toContain(name));
  expect(sent()).toBe(1);
  await userEvent.click(screen.getByRole('link', { name: 'Book another event' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('');
});

test('[I-R03] [G-R13] [D-R07] asks a guest to log in over the page, then submits the draft without another press', async () => {
  const { button } = await openOffer(`Guest ${crypto.randomUUID()}`);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.type(await within(dialog).findByLabelText('Email', {}, patience), 'oliver@demo.test');
  await userEvent.type(within(dialog).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(location.pathname).toBe('/draft-event-thank-you');
  // The store writes a little later, and would overwrite the setup of the next test.
  await waitFor(() => expect(localStorage.getItem('dataToSend')).toContain('"eventName":""'));
});

test('[I-R03] a guest who closes the login has submitted nothing', async () => {
  const { button } = await openOffer(`Unsent ${crypto.randomUUID()}`);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/event_booking');
  expect(sessionStorage.getItem('draftAwaitsSignIn')).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit your event as a draft' })).toBeEnabled();
});

test('[I-R01] shows a refusal next to the button, and keeps the event', async () => {
  const session = await demoHost('chidi@demo.test');
  storeEvent({ ...farAway(''), eventName: '' });
  await visit('/event_booking?step=select', { session });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Submit your event as a draft' }, patience),
  );
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Your draft wasn’t submitted');
  expect(alert).toHaveTextContent('please enter an event name');
  expect(location.pathname).toBe('/event_booking');
});

test('[A-R03] [I-R02] without a draft of this visit, shows the promise without a time', async () => {
  await visit('/draft-event-thank-you', { session: await demoHost('sandra@demo.test') });
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(screen.queryByText(/^That’s by/)).toBeNull();
});

test('[I-R01] [Z-R08] a late answer does not navigate a host who has changed the event, and shows a toast', async () => {
  const session = await demoHost('nadia@demo.test');
  const { button, store } = await openOffer(`Late ${crypto.randomUUID()}`, session);
  const answer = holdBack('EventSaveAsDraft');
  await userEvent.click(button);
  await waitFor(() => expect(answer.isHeld()).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: 'Edit your event' }));
  const name = await screen.findByLabelText('Event name', {}, patience);
  await userEvent.clear(name);
  await userEvent.type(name, 'Edited');
  answer.release();
  expect(await screen.findByText('Form submitted successfully', {}, patience)).toBeVisible();
  expect(location.search).toBe('?step=setup');
  expect(store.getState().eventForm.values.eventName).toBe('Edited');
});

test('[I-R01] a late answer frees the button for an event that was changed in another tab', async () => {
  const session = await demoHost('nadia@demo.test');
  const { button, store } = await openOffer(`Late ${crypto.randomUUID()}`, session);
  const answer = holdBack('EventSaveAsDraft');
  await userEvent.click(button);
  await waitFor(() => expect(answer.isHeld()).toBe(true));
  const changed = { ...store.getState().eventForm.values, eventName: `Changed ${crypto.randomUUID()}` };
  act(() => void store.dispatch(eventFormCompleted(changed)));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  answer.release();
  expect(await screen.findByText('Form submitted successfully', {}, patience)).toBeVisible();
  expect(button).not.toHaveAttribute('aria-disabled');
  answer.end();
  const sent = countSent();
  await userEvent.click(button);
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(sent()).toBe(1);
});
