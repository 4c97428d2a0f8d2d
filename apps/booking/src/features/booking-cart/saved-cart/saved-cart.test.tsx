import { brand } from '@repo/domain/brand';
import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instantOf } from '@repo/domain/time/wall-clock';
import { reducer } from '../../../app/reducer.ts';
import { routes } from '../../../app/routes.tsx';
import { cartSource } from '../../../app/cart-source.ts';
import {
  briefedRecap,
  dayAhead,
  demoSession,
  filledForm,
  freeProviders,
  keepBooking,
  keepRecap,
} from '../../../testing/booking-on-device.ts';

const patience = { timeout: 15_000 };
jest.setTimeout(60_000);

async function post(path: string, body: unknown, token: string, method = 'POST') {
  const reply = await fetch(`${location.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { payload, errors } = await reply.json();
  if (errors.length > 0) throw new Error(`${path}: ${errors.join()}`);
  return payload.items;
}

/** A draft of the demonstration's host, for which an operator has suggested who is free. */
async function suggestedDraft(days: number) {
  const { token, user } = await demoSession();
  const form = filledForm(days);
  const providers = (await freeProviders(form)).slice(0, 2);
  const day = dayAhead(days);
  const { id } = await post(
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
  await post(`/api/v1/operator/drafts/${id}/providers`, suggested, operator.token, 'PUT');
  return { id, providers };
}

async function open(path: string, session?: Awaited<ReturnType<typeof demoSession>>) {
  history.replaceState(null, '', path);
  return openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes,
    cart: cartSource,
    ...(session && { session }),
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[I-R04] [I-R05] [I-R08] [G-R01] a guest signs in, chooses among the suggested, and pays for the draft', async () => {
  const { id, providers } = await suggestedDraft(60);
  keepRecap(briefedRecap);
  const { loads } = await open(`/event_booking/5/${id}`);
  const login = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.type(within(login).getByLabelText('E-mail'), 'host@demo.test');
  await userEvent.type(within(login).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByRole('heading', { name: `Suggested ${brand.plural}` }, patience)).toBeVisible();
  const checkOut = await screen.findByRole('button', { name: /^Check out/ });
  expect(checkOut).toHaveAttribute('aria-disabled', 'true');
  const [first] = providers;
  const name = `${first?.firstName} ${first?.lastName}`;
  await userEvent.click(screen.getByRole('button', { name: `Book ${name}` }));
  expect(screen.getByRole('button', { name: `Book ${name}` })).toHaveAttribute('aria-pressed', 'true');
  const row = within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row.getByText('Reunion')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: `Remove ${name}` }));
  expect(screen.getByText(`"${name}" removed. Undo?`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(localStorage.getItem('isDraftEventCart')).not.toBeNull();
  const total = within(screen.getByRole('region', { name: 'Totals' })).getByText('Total').nextSibling
    ?.textContent;
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Check out/ })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Check out/ }));
  await waitFor(() => expect(loads).toHaveLength(1), patience);
  const session = await (await fetch(loads[0] ?? '', { headers: { accept: 'application/json' } })).json();
  expect(`$${(session.amount / 100).toFixed(2)}`).toBe(total);
});

test('[I-R04] a draft of somebody else is not shown', async () => {
  await open('/event_booking/5/999999', await demoSession());
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Object does not exist');
});

test('[I-R06] the cart of a draft that was left behind is emptied, and the page begins anew', async () => {
  const form = filledForm(61);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  localStorage.setItem('isDraftEventCart', 'true');
  localStorage.setItem('affiliateCode', 'PARTNER');
  const { loads, store } = await open('/event_booking?step=cart');
  await waitFor(() => expect(loads).toEqual(['/event_booking']), patience);
  expect(store.getState().selection.providers).toEqual([]);
  expect(store.getState().recap.quantityWithLogo).toBe(0);
  expect(localStorage.getItem('isDraftEventCart')).toBeNull();
  expect(localStorage.getItem('affiliateCode')).toBe('PARTNER');
  // What the slices keep follows what they are, a moment later.
  await waitFor(() => expect(localStorage.getItem('reel')).toContain('"quantityWithLogo":0'), patience);
});

test('[E-R12] a recap alone goes to the cart of its booked event, and can be checked out there', async () => {
  localStorage.setItem('bookingFlow', 'recap');
  localStorage.setItem('reelEventId', '31');
  localStorage.setItem('reelOrderId', '32');
  keepRecap(briefedRecap);
  await open('/event_booking?step=cart', await demoSession());
  expect(await screen.findByRole('rowheader', { name: 'Recap (reel)' }, patience)).toBeVisible();
  await waitFor(
    () => expect(screen.getByRole('button', { name: /^Check out/ })).not.toHaveAttribute('aria-disabled'),
    patience,
  );
  expect(screen.getByRole('button', { name: 'Check out - Pay $296.62' })).toBeVisible();
  // The event is nobody's: the order is refused, and the cart stays.
  await userEvent.click(screen.getByRole('button', { name: /^Check out/ }));
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Object does not exist');
  expect(screen.getByRole('rowheader', { name: 'Recap (reel)' })).toBeVisible();
});

test('[G-R03] the lines that the dashboard has filled in are shown with their names; a tip carries neither fee nor tax', async () => {
  localStorage.setItem('bookingFlow', 'extendTip');
  const cart = {
    kind: 'addition',
    eventId: 31,
    orderId: 32,
    eventName: 'Reunion',
    eventDate: dayAhead(9),
    startsAtSeconds: null,
    durationHours: 2,
    suggested: [],
    lines: [
      { kind: 'extension', providerId: 4, name: 'Maya Chen', pricePerHourCents: 5800, extraHours: 2 },
      { kind: 'tip', providerId: 4, name: 'Maya Chen', tipCents: 1000 },
    ],
    unpaidOrderId: null,
  };
  localStorage.setItem('savedCart', JSON.stringify({ cart, _persist: { version: 1, rehydrated: true } }));
  await open('/event_booking?step=cart', await demoSession());
  expect(await screen.findByRole('rowheader', { name: 'Extension: Maya Chen' }, patience)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Tip: Maya Chen' })).toBeVisible();
  // 137.63 as two booked hours, and the tip as it is.
  expect(screen.getByRole('button', { name: 'Check out - Pay $147.63' })).toBeVisible();
});

test('[A-R16] the icon in the header counts what is in the cart, and leads to it', async () => {
  const form = filledForm(62);
  keepBooking({ form, providers: (await freeProviders(form)).slice(0, 1), recap: briefedRecap });
  await open('/event_booking?step=cart', await demoSession());
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' }, patience)).toHaveAttribute(
    'href',
    '/event_booking?step=cart',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Recap (reel)' }, patience));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
