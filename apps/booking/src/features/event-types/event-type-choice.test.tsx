import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { reducer } from '../../app/reducer.ts';
import { routes } from '../../app/routes.tsx';

/** The page is loaded on demand, which means compiled when it is a test that asks for it first. */
async function openBooking(changes: { apiHost?: string } = {}) {
  const page = await openApp({ topic: ['booking', 'auth'], reducer, routes, ...changes });
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return page;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/event_booking');
});

test('[C-R17] the event types of the server are offered, and the chosen one is kept over a reload', async () => {
  const page = await openBooking();
  const wedding = await screen.findByRole('radio', { name: 'Wedding' });
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  await userEvent.click(wedding);
  expect(await screen.findByText('Saved on this device: Wedding')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('dataToSend')).toContain('"eventTypeId":2'));
  page.unmount();
  await openBooking();
  expect(await screen.findByRole('radio', { name: 'Wedding' })).toBeChecked();
});

test('[A-R15] the page and what came from the server change language together, the choice stays', async () => {
  await openBooking();
  await userEvent.click(await screen.findByRole('radio', { name: 'Wedding' }));
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('radio', { name: 'Mariage' })).toBeChecked();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Votre événement');
  expect(document.documentElement).toHaveAttribute('lang', 'fr-CA');
  expect(localStorage.getItem('locale')).toBe('fr-CA');
});

test('a server that cannot be reached is told with a way to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBooking({ apiHost: 'http://localhost:1' });
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
    'We couldn’t reach the server.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
