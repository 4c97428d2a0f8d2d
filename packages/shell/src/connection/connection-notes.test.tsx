import { combineReducers } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { commonReducers } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { nobody } from '../testing/sessions.ts';
import { partMissed } from './connection-slice.ts';

const reducer = combineReducers(commonReducers);
const openPage = () => openApp({ topic: 'booking', reducer, routes: <h1>{'Page'}</h1>, apiHost: nobody });

const setOnline = (isOnline: boolean) => {
  jest.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a page that loses the network says that nothing is lost, and that it is back', async () => {
  await openPage();
  setOnline(false);
  expect(screen.getByText('You’re offline - we’ll keep your entries')).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(/offline/)).toBeNull();
  expect(screen.getByText('You’re back online')).toBeVisible();
});

test('a part that could not be loaded is told with a way to load the page anew', async () => {
  const { store } = await openPage();
  setOnline(true);
  act(() => void store.dispatch(partMissed()));
  expect(screen.getByText('A part of this page could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
});
