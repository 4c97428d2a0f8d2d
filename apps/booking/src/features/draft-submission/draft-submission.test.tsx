import { brand } from '@repo/domain/brand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { draftPayloadOf } from '../../model/draft/submit-draft.ts';
import { nowSeconds } from '../../model/now-seconds.ts';
import { cityEvent, demoHost, keepEvent, patience, visit } from '../../testing/open-booking.tsx';

const noAnswers = { 5: '', 7: '', 8: '', 9: '' };
const promise = `We will email you within 24 hours with a potential ${brand.singular}(z) for your event.`;

/** Served by its postal code, and out of everybody's reach by its coordinates. */
const farAway = (eventName: string) => ({
  ...cityEvent,
  eventName,
  eventDate: addDays(todayInToronto(nowSeconds()), 30),
  location: { ...cityEvent.location, coordinates: { latitude: 10, longitude: 10 } },
});

const openOffer = async (eventName: string, session?: Awaited<ReturnType<typeof demoHost>>) => {
  keepEvent(farAway(eventName));
  const page = await visit('/event_booking?step=select', session === undefined ? {} : { session });
  const button = await screen.findByRole('button', { name: 'Submit your event as a draft' }, patience);
  return { ...page, button };
};

/** How often the draft has left this page. */
const countSent = () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  return () => open.mock.calls.filter(([, url]) => String(url).includes('EventSaveAsDraft')).length;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('[I-R07] the payload has the fields of the specs, with whoever sent the host', () => {
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

test('[I-R01] [I-R02] a draft is sent once, ends the booking and leads to the promise with its time', async () => {
  const session = await demoHost('nadia@demo.test');
  const name = `Draft ${crypto.randomUUID()}`;
  const { button, store } = await openOffer(name, session);
  const sent = countSent();
  await userEvent.dblClick(button);
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(location.pathname).toBe('/draft-event-thank-you');
  expect(screen.getByText(/^That is by .*\d{4} at \d/)).toBeVisible();
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

test('[I-R03] [G-R13] [D-R07] a guest is asked to log in over the page, and the draft is submitted by itself', async () => {
  const { button } = await openOffer(`Guest ${crypto.randomUUID()}`);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.type(await within(dialog).findByLabelText('E-mail', {}, patience), 'oliver@demo.test');
  await userEvent.type(within(dialog).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(location.pathname).toBe('/draft-event-thank-you');
  // The store writes a little later, and would write over what the next test lays down.
  await waitFor(() => expect(localStorage.getItem('dataToSend')).toContain('"eventName":""'));
});

test('[I-R03] a guest who puts the login away has submitted nothing', async () => {
  const { button } = await openOffer(`Nobody ${crypto.randomUUID()}`);
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/event_booking');
  expect(sessionStorage.getItem('draftAwaitsSignIn')).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit your event as a draft' })).toBeEnabled();
});

test('[I-R01] what the server refuses is said beside the button, and the event stays', async () => {
  const session = await demoHost('chidi@demo.test');
  keepEvent({ ...farAway(''), eventName: '' });
  await visit('/event_booking?step=select', { session });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Submit your event as a draft' }, patience),
  );
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('Your draft was not submitted');
  expect(alert).toHaveTextContent('please enter an event name');
  expect(location.pathname).toBe('/event_booking');
});

test('[I-R02] without a draft of this visit the page promises the same, without a time', async () => {
  await visit('/draft-event-thank-you', { session: await demoHost('sandra@demo.test') });
  expect(await screen.findByText(promise, {}, patience)).toBeVisible();
  expect(screen.queryByText(/^That is by/)).toBeNull();
});
