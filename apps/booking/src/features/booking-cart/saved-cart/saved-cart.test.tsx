import { brand } from '@repo/domain/brand';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instantOf } from '@repo/domain/time/wall-clock';
import { callApi } from '@repo/shell/testing/call-api';
import {
  briefedRecap,
  dayAhead,
  demoSession,
  filledForm,
  freeProviders,
  storeBooking,
  storeRecap,
} from '../../../testing/booking-on-device.ts';
import { goOffline } from '../../../testing/go-offline.ts';
import { patience } from '../../../testing/open-booking.tsx';
import { checkOut, failRequests, openAt } from '../../../testing/open-cart.tsx';

/** Creates a draft of the demo host with free providers that an operator has suggested. */
async function suggestedDraft(days: number) {
  const { token, user } = await demoSession();
  const form = filledForm(days);
  const providers = (await freeProviders(form)).slice(0, 2);
  const day = dayAhead(days);
  const { id } = await callApi(
    '/api/v1/User/EventSetup/EventSaveAsDraft',
    {
      event: {
        id: 0,
        userId: user.id,
        eventName: 'Reunion',
        eventDate: day,
        eventStartTime: instantOf(day, 600),
        sbstartTime: instantOf(day, 600),
        duration: 2,
        isActive: true,
        eventTypeId: 1,
        eventLocation: {
          currentLocation: form.location.address,
          ...form.location.coordinates,
        },
        postalCode: form.location.postalCode,
        privacyPolicy: true,
        termsAndConditions: true,
      },
    },
    token,
  );
  const operator = await demoSession('ops');
  const suggested = { providers: providers.map((provider) => ({ id: provider.id, isAgreed: false })) };
  await callApi(`/api/v1/operator/drafts/${id}/providers`, suggested, operator.token, 'PUT');
  return { id, providers };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[I-R04] [I-R05] [I-R08] [G-R01] a guest signs in, chooses among the suggestions, and pays for the draft', async () => {
  const { id, providers } = await suggestedDraft(60);
  // A booking in progress has a recap and a code of its own.
  storeRecap(briefedRecap);
  const detail = { id: 1, type: '$', value: 115, isGiftCard: false, userId: 1, amount: 0, promoBalance: 0 };
  const applied = { code: 'OTHER', detail };
  localStorage.setItem('cart', JSON.stringify({ applied, _persist: { version: 1, rehydrated: true } }));
  const { loads } = await openAt(`/event_booking/5/${id}`);
  const login = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.type(within(login).getByLabelText('Email'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByRole('heading', { name: `Suggested ${brand.plural}` }, patience)).toBeVisible();
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(screen.queryByText('Code OTHER is applied.')).toBeNull();
  const [first] = providers;
  const name = `${first?.firstName} ${first?.lastName}`;
  await userEvent.click(screen.getByRole('button', { name: `Book ${name}` }));
  expect(screen.getByRole('button', { name: `Book ${name}` })).toHaveAttribute('aria-pressed', 'true');
  const row = within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row.getByText('Reunion')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: `Remove ${name}` }));
  expect(screen.getByText(`"${name}" removed. Undo?`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(localStorage.getItem('isDraftEventCart')).toBe(String(id));
  const total = within(screen.getByRole('region', { name: 'Totals' })).getByText('Total').nextSibling
    ?.textContent;
  await checkOut();
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  const session = await (await fetch(loads[0] ?? '', { headers: { accept: 'application/json' } })).json();
  expect(`$${(session.amount / 100).toFixed(2)}`).toBe(total);
});

test('[H-R11] hides why a draft could not be paid once another provider is chosen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id, providers } = await suggestedDraft(63);
  await openAt(`/event_booking/5/${id}`, await demoSession());
  const [first, second] = providers.map(({ firstName, lastName }) => `Book ${firstName} ${lastName}`);
  await userEvent.click(await screen.findByRole('button', { name: first ?? '' }, patience));
  const restore = failRequests('CreateCheckoutSession');
  await checkOut();
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Unable to access server');
  restore();
  const toast = (await screen.findByRole('button', { name: 'Dismiss' })).closest('[role=group]');
  if (toast === null) throw new Error('there is no toast');
  await userEvent.click(screen.getByRole('button', { name: second ?? '' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByText(/Unable to access server/)).toBeNull());
});

test('[I-R04] without a network, a draft says so, and Try again loads it and moves the focus there', async () => {
  const { id } = await suggestedDraft(64);
  const tryAgain = goOffline('GetDraftEvent');
  await openAt(`/event_booking/5/${id}`, await demoSession());
  await tryAgain();
  expect(screen.getByRole('heading', { name: `Suggested ${brand.plural}` })).toBeVisible();
});

test('[I-R04] hides a draft of another account', async () => {
  await openAt('/event_booking/5/999999', await demoSession());
  const alert = await screen.findByRole('alert', {}, patience);
  expect(alert).toHaveTextContent('This event is no longer waiting to be booked');
  expect(within(alert).getByRole('link', { name: 'My Account' })).toHaveAttribute(
    'href',
    '/CustomerDashboard',
  );
});

test('[I-R06] empties the cart of an abandoned draft, and reloads the page', async () => {
  const form = filledForm(61);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  localStorage.setItem('isDraftEventCart', 'true');
  localStorage.setItem('affiliateCode', 'PARTNER');
  const { loads, store } = await openAt('/event_booking?step=cart');
  await waitFor(() => expect(loads).toEqual(['/event_booking']), patience);
  expect(store.getState().selection.providers).toEqual([]);
  expect(store.getState().recap.quantityWithLogo).toBe(0);
  expect(localStorage.getItem('isDraftEventCart')).toBeNull();
  expect(localStorage.getItem('affiliateCode')).toBe('PARTNER');
  // The storage follows the state a moment later.
  await waitFor(() => expect(localStorage.getItem('reel')).toContain('"quantityWithLogo":0'), patience);
});

test('[I-R06] a draft that is opened in another window leaves an open booking alone', async () => {
  const form = filledForm(63);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  const { loads, store } = await openAt('/event_booking?step=select', await demoSession());
  const [profile] = await screen.findAllByRole('link', { name: /Profile/ }, patience);
  if (profile === undefined) throw new Error('there is no profile to view');
  await userEvent.click(profile);
  const summary = () => screen.queryByRole('complementary', { name: 'Your booking' });
  await waitFor(() => expect(summary()).toBeNull(), patience);
  localStorage.setItem('isDraftEventCart', '12');
  history.back();
  await waitFor(() => expect(summary()).toBeVisible(), patience);
  expect(store.getState().selection.providers).toHaveLength(1);
  expect(loads).toEqual([]);
});

test('[E-R12] shows a recap alone in the cart of its booked event, and checks it out', async () => {
  localStorage.setItem('bookingFlow', 'recap');
  localStorage.setItem('reelEventId', '999931');
  localStorage.setItem('reelOrderId', '999932');
  storeRecap(briefedRecap);
  await openAt('/event_booking?step=cart', await demoSession());
  expect(await screen.findByRole('rowheader', { name: 'Recap (reel)' }, patience)).toBeVisible();
  await waitFor(
    () => expect(screen.getByRole('button', { name: /^Check out/ })).not.toHaveAttribute('aria-disabled'),
    patience,
  );
  expect(screen.getByRole('button', { name: 'Check out - Pay $296.62' })).toBeVisible();
  // The event does not exist: the order is refused, and the cart stays.
  await userEvent.click(screen.getByRole('button', { name: /^Check out/ }));
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Object does not exist');
  expect(screen.getByRole('rowheader', { name: 'Recap (reel)' })).toBeVisible();
});

test('[E-R12] a host who skips the recap for a booked event finds the way back to the events', async () => {
  localStorage.setItem('bookingFlow', 'recap');
  localStorage.setItem('reelEventId', '999931');
  const { loads } = await openAt('/event_booking?step=recap', await demoSession());
  await userEvent.click(await screen.findByRole('button', { name: 'SKIP' }, patience));
  expect(await screen.findByRole('button', { name: 'Add Recap to your event' }, patience)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'My events' }));
  expect(loads).toEqual(['/CustomerDashboard']);
});

test('[E-R12] shows nothing of another booking next to a recap for a booked event, and the way to a new one', async () => {
  localStorage.setItem('bookingFlow', 'recap');
  localStorage.setItem('reelEventId', '999931');
  const form = filledForm(64);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1) });
  await openAt('/event_booking?step=recap', await demoSession());
  expect(await screen.findByRole('button', { name: 'SKIP' }, patience)).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Your booking' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start a new booking' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'), patience);
  expect(localStorage.getItem('bookingFlow')).toBeNull();
});

test('[A-R16] the icon in the header counts the items of the cart, and opens it', async () => {
  const form = filledForm(62);
  storeBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  await openAt('/event_booking?step=cart', await demoSession());
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' }, patience)).toHaveAttribute(
    'href',
    '/event_booking?step=cart',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Recap (reel)' }, patience));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
