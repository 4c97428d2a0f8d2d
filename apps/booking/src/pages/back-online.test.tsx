import { openApp } from '@repo/shell/testing/open-app';
import { act, screen } from '@testing-library/react';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { openFaultyApi } from '../testing/faulty-api.ts';
import type { Faults } from '../testing/faulty-api.ts';

const patience = { timeout: 30_000 };

test('loads the lists of a page again when the network comes back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults: Faults = new Map([
    ['/api/v1/User/EventSetup/GetEventTypes', { status: 500, code: 'internal_server_error' }],
  ]);
  const api = await openFaultyApi(faults);
  history.replaceState(null, '', '/event_booking');
  await openApp({ topic: ['booking', 'errors'], reducer, routes, apiHost: api.apiHost });
  const title = 'Part of this form didn’t load';
  await screen.findByText(title, {}, patience);
  faults.clear();
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('option', { name: 'Birthday' }, patience)).toBeInTheDocument();
  expect(screen.queryByText(title)).toBeNull();
  api.close();
}, 60_000);
