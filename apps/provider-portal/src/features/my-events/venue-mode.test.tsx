import 'fake-indexeddb/auto';
import { providerTabPath } from '@repo/domain/site/dashboard-address';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const provider = 'mateo';
const path = providerTabPath('MyEvents');
const wedding = 2;
/** An address that no server answers. */
const noNetwork = 'http://127.0.0.1:9';
const open = (changes: Partial<Parameters<typeof openPortal>[0]> = {}) =>
  openPortal({ provider, path, ...changes });

async function opened(name: string): Promise<HTMLElement> {
  const header = await screen.findByRole('button', { name: new RegExp(`^${name}`) }, patience);
  if (header.getAttribute('aria-expanded') === 'false') await userEvent.click(header);
  return screen.getByRole('region', { name: new RegExp(`^${name}`) });
}
const tile = (body: HTMLElement, name: string) => within(body).getByRole('button', { name });
const storedText = () => JSON.stringify(Object.entries(localStorage));

beforeEach(() => localStorage.clear());

test('[T-R02] [T-R04] [A-107] without a network events are shown from the device, a check-in waits, and its refusal is told in words', async () => {
  const name = `Venue ${crypto.randomUUID().slice(0, 8)}`;
  const booked = await bookedRequest({ provider, name, days: 130, changes: { EventTypeId: wedding } });
  await booked.answer(true);
  const online = await open();
  await opened(name);
  await waitFor(() => expect(storedText()).toContain(':events'), patience);
  expect(storedText()).not.toContain(name);
  online.unmount();

  const offline = await open({ apiHost: noNetwork });
  const body = await opened(name);
  expect(screen.getByText('You’re offline')).toBeVisible();
  expect(screen.getByText(/^Updated \w+day, .* \d+:\d\d/)).toBeVisible();
  expect(body).toHaveTextContent('290 Bremner Blvd');
  expect(within(body).getAllByRole('checkbox').length).toBeGreaterThan(1);
  await userEvent.click(tile(body, 'CHECK IN'));
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  const noted = new RegExp(`You’re offline. We noted your check-in at “${name}” at \\d+:\\d\\d`);
  expect(await screen.findByText(noted, {}, patience)).toBeVisible();
  expect(tile(body, 'CHECK IN')).toHaveAccessibleDescription(
    /^You checked in on \w+day.* We’ll send this when you’re back online\.$/,
  );
  expect(tile(body, 'CHECK OUT')).not.toHaveAttribute('aria-disabled');
  expect(await screen.findByText(new RegExp(`^Check-in at “${name}”: \\w+day`), {}, patience)).toBeVisible();
  expect(screen.getByText('Waiting to be sent')).toBeVisible();
  offline.unmount();

  // The day of the event is still ahead, so the server refuses the time.
  await open({ locale: 'fr-CA' });
  const refused = await screen.findByRole('alert', {}, patience);
  await waitFor(
    () =>
      expect(refused).toHaveTextContent(
        new RegExp(
          `Votre arrivée à « ${name} » n’a pas été acceptée.*Cette heure précède le jour de l’événement`,
        ),
      ),
    patience,
  );
  expect(tile(await opened(name), 'NOTER L’ARRIVÉE')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(/est notée à/)).toBeNull();
  await userEvent.click(within(refused).getByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(screen.queryByText(/n’a pas été acceptée/)).toBeNull());
  expect(storedText()).not.toContain('unsent');
}, 90_000);

test('without a network and without stored events, the list says so', async () => {
  await open({ provider: 'jonah', apiHost: noNetwork });
  expect(await screen.findByText('Check your connection and try again.', {}, patience)).toBeVisible();
});

test('[B-R15] another account sees nothing of what the last one has stored', async () => {
  const first = await open();
  await waitFor(() => expect(storedText()).toContain(':events'), patience);
  first.unmount();
  await open({ provider: 'jonah', apiHost: noNetwork });
  expect(await screen.findByText('Check your connection and try again.', {}, patience)).toBeVisible();
  expect(storedText()).not.toContain(':events');
}, 60_000);
