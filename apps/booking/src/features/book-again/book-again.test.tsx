import { brand } from '@repo/domain/brand';
import { bookAgainPath } from '@repo/cart/book-again-address';
import { callApi } from '@repo/shell/testing/call-api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline } from '../../testing/go-offline.ts';
import { cityEvent, demoHost, patience, storeEvent, visit } from '../../testing/open-booking.tsx';
import { untilKept } from '../../testing/open-booking-step.tsx';

let known: ReturnType<typeof demoHost> | undefined;
const session = () => (known ??= demoHost());

/** Returns the id of an event of the demo host. */
async function eventNamed(name: string, list: string): Promise<number> {
  const { token, user } = await session();
  const url = `/api/v1/User/EventSetup/list/${user.id}/${list}`;
  const events: readonly { readonly id: number; readonly eventName: string }[] = await callApi(
    url,
    undefined,
    token,
    'GET',
  );
  return events.find(({ eventName }) => eventName === name)?.id ?? 0;
}

async function open(path: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  return visit(path, { session: await session(), locale });
}

const showcase = 'Spring showcase at the studio';
const openShowcase = async (locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  open(bookAgainPath(await eventNamed(showcase, 'completed')), locale);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

beforeEach(() => localStorage.clear());
afterEach(untilKept);

test('[J-R06] fills a new booking in with everything but the date, and selects the same providers', async () => {
  await openShowcase();
  expect(await heading(`Book “${showcase}” again`)).toBeVisible();
  expect(screen.getByText(/^Maya and Devon are already in your selection\./)).toBeVisible();
  expect(screen.queryByText(/already started another booking/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue(showcase);
  expect(`${location.pathname}${location.search}`).toMatch(/^\/event_booking(\?step=setup)?$/);
  expect(screen.getByLabelText('Event date')).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Event location' })).not.toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Event start time' })).toHaveValue('6:00 p.m.');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /terms|privacy policy/ }))
    expect(box).not.toBeChecked();
  const { providers } = JSON.parse(localStorage.getItem('selectedProviders') ?? '{}');
  expect(providers.map(({ firstName }: { readonly firstName: string }) => firstName)).toEqual([
    'Maya',
    'Devon',
  ]);
});

test('[J-R06] says that it replaces a booking that was begun, and keeps that if the host prefers it', async () => {
  storeEvent(cityEvent);
  await openShowcase();
  await heading(`Book “${showcase}” again`);
  expect(screen.getByText(/^You’ve already started another booking\./)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go on with my other booking' }));
  expect(await screen.findByLabelText('Event name', {}, patience)).toHaveValue('Ana and Ben');
});

test('[J-R06] refuses an event that is still ahead or not the own one', async () => {
  const ahead = await eventNamed('Team dinner', 'upcoming');
  for (const path of [bookAgainPath(ahead), bookAgainPath(999_999), '/event_booking?again=x']) {
    const { unmount } = await open(path);
    const alert = await screen.findByRole('alert', {}, patience);
    expect(within(alert).getByText('This event can’t be booked again')).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'Back to my account' })).toBeVisible();
    unmount();
  }
});

test('[J-R06] without a network, says so, and Try again loads the event and moves the focus there', async () => {
  const address = bookAgainPath(await eventNamed(showcase, 'completed'));
  const tryAgain = goOffline('BookAgain');
  await open(address);
  await tryAgain();
  expect(await heading(`Book “${showcase}” again`)).toBeVisible();
});

test('speaks French', async () => {
  await openShowcase('fr-CA');
  expect(await heading(`Réserver «\u00a0${showcase}\u00a0» de nouveau`)).toBeVisible();
  expect(screen.getByText(/^Maya et Devon font déjà partie/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(`{{${brand.slug}}}`);
});
