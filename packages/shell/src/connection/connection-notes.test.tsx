import { combineReducers } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducers } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { partLoadFailed } from './connection-slice.ts';

const reducer = combineReducers(commonReducers);
const openPage = () =>
  openApp({ topic: 'booking', reducer, routes: <h1>{'Page'}</h1>, apiHost: unreachableHost });

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
  expect(screen.getByText('Part of this page didn’t load.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Part of this page didn’t load.')).toBeNull();
});
