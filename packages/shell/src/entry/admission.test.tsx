import { combineReducers } from '@reduxjs/toolkit';
import { brand } from '@repo/domain/brand';
import { sessionExpired } from '@repo/session/session/session-slice';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { commonReducers } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { nobody, sessionOf } from '../testing/sessions.ts';
import { UnmatchedRoute } from './admission.tsx';

const reducer = combineReducers(commonReducers);
const pages = ['/', '/CustomerDashboard', '/event_booking', `/${brand.singular}Dashboard`];
const routes = (
  <Routes>
    {pages.map((path) => (
      <Route key={path} path={path} element={<h1>{path}</h1>} />
    ))}
    <Route path="*" element={<UnmatchedRoute />} />
  </Routes>
);

const openAt = (path: string, kind?: 'host' | 'provider') => {
  globalThis.history.replaceState(null, '', path);
  const session = kind === undefined ? {} : { session: sessionOf(kind) };
  return openApp({ topic: 'booking', reducer, routes, apiHost: nobody, ...session });
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['/CustomerDashboard', undefined, '/'],
  [`/${brand.singular}Dashboard`, undefined, '/'],
  ['/CustomerDashboard', 'provider', '/'],
  ['/Login', 'host', '/CustomerDashboard'],
  ['/', 'provider', `/${brand.singular}Dashboard`],
  ['/Dashboard', 'host', '/CustomerDashboard'],
  ['/no/such/page', 'host', '/CustomerDashboard'],
  ['/no/such/page', 'provider', `/${brand.singular}Dashboard`],
] as const)(
  '[A-R05] [A-R06] [A-R07] [A-R20] %s is for a %s a page load of %s',
  async (path, kind, target) => {
    const { loads } = await openAt(path, kind);
    await waitFor(() => expect(loads).toEqual([target]));
  },
);

test('[A-R06] a guest on a path that nothing answers comes to the login, without a page load', async () => {
  const { loads } = await openAt('/no/such/page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/');
  expect([globalThis.location.pathname, loads]).toEqual(['/', []]);
});

test('[B-R14] whoever has to sign in again stays where they are', async () => {
  const { store, loads } = await openAt('/CustomerDashboard', 'host');
  act(() => void store.dispatch(sessionExpired()));
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('/CustomerDashboard');
  expect(loads).toEqual([]);
});
