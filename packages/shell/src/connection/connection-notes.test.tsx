import type { Store } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { actionSucceeded } from '../notices/notices-slice.ts';
import { partLoadFailed } from './connection-slice.ts';
import { OnDemand } from './on-demand.tsx';

const openPage = (routes = <h1>{'Page'}</h1>) =>
  openApp({ topic: 'booking', reducer: commonReducer, routes, apiHost: unreachableHost });
const partMissing = 'Part of this page didn’t load.';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('says that entries are kept while offline, and that the network is back', async () => {
  await openPage();
  setOnline(false);
  expect(screen.getByText('You’re offline - we’ll keep your entries')).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(/offline/)).toBeNull();
  expect(screen.getByText('You’re back online')).toBeVisible();
});

test('reports a part that failed to load, with a way to try again', async () => {
  const { store } = await openPage();
  setOnline(true);
  act(() => void store.dispatch(partLoadFailed()));
  expect(screen.getByText(partMissing)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(partMissing)).toBeNull();
});

test.each([
  { sign: 'the network is back', reach: () => setOnline(true) },
  {
    sign: 'the server has answered',
    reach: ({ dispatch }: Store) => act(() => void dispatch(actionSucceeded('saved_successfully'))),
  },
])('loads a missing part once $sign', async ({ reach }) => {
  const load = jest.fn(async () => () => <p>{'Loaded'}</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  setOnline(true);
  const { store } = await openPage(<OnDemand isWanted load={load} props={{}} />);
  expect(await screen.findByText(partMissing)).toBeVisible();
  reach(store);
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(screen.queryByText(partMissing)).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
