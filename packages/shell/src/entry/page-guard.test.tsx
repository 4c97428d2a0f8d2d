import { brand } from '@repo/domain/brand';
import { sessionExpired } from '@repo/session/session/session-slice';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost, sessionOf } from '../testing/sessions.ts';
import { UnmatchedRoute } from './page-guard.tsx';

const pages = ['/', '/CustomerDashboard', '/event_booking', `/${brand.singular}Dashboard`];
const routes = (
  <Routes>
    {pages.map((path) => (
      <Route key={path} path={path} element={<h1>{path}</h1>} />
    ))}
    <Route path="*" element={<UnmatchedRoute />} />
  </Routes>
);

const openAt = (path: string, kind?: 'host' | 'provider' | 'operator') => {
  globalThis.history.replaceState(null, '', path);
  const session = kind === undefined ? {} : { session: sessionOf(kind) };
  return openApp({ topic: 'booking', reducer: commonReducer, routes, apiHost: unreachableHost, ...session });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  ['/event_booking', 'provider', `/${brand.singular}Dashboard`],
] as const)('[A-R05] [A-R06] [A-R07] [A-R20] [A-R23] %s redirects a %s to %s', async (path, kind, target) => {
  const { loads } = await openAt(path, kind);
  await waitFor(() => expect(loads).toEqual([target]));
});

test('[A-R05] remembers which page a guest wanted, with its query, none of a user, and forgets a page once it is shown', async () => {
  const { loads, unmount } = await openAt(`/${brand.singular}Dashboard?event=9`);
  await waitFor(() => expect(loads).toEqual(['/']));
  expect(sessionStorage.getItem('wantedPage')).toBe(`/${brand.singular}Dashboard?event=9`);
  unmount();
  sessionStorage.clear();
  await openAt('/CustomerDashboard', 'provider');
  expect(sessionStorage.getItem('wantedPage')).toBeNull();
  sessionStorage.setItem('wantedPage', '/CustomerDashboard');
  await openAt('/CustomerDashboard', 'host');
  expect(sessionStorage.getItem('wantedPage')).toBeNull();
});

test('[A-R06] a guest on an unknown path gets the login, without a page load', async () => {
  const { loads } = await openAt('/no/such/page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/');
  expect([globalThis.location.pathname, loads]).toEqual(['/', []]);
});

test.each([
  ['host', '/CustomerDashboard'],
  ['provider', `/${brand.singular}Dashboard`],
  ['operator', '/'],
] as const)('[B-R10] a %s who has changed the password is told at %s', async (kind, path) => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  await openAt(path, kind);
  expect(await screen.findByRole('status')).toHaveTextContent('Password set');
  expect(sessionStorage.getItem('notice')).toBeNull();
});

test('[B-R10] a page that redirects leaves the notice to its target, and the login page its own to a guest', async () => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  const { loads, unmount } = await openAt('/', 'host');
  await waitFor(() => expect(loads).toEqual(['/CustomerDashboard']));
  unmount();
  await openAt('/');
  expect(screen.queryByRole('status')).toBeNull();
  expect(sessionStorage.getItem('notice')).toBe('password_has_been_set_successfully');
});

test('[B-R14] an expired session stays on its page', async () => {
  const { store, loads } = await openAt('/CustomerDashboard', 'host');
  act(() => void store.dispatch(sessionExpired()));
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('/CustomerDashboard');
  expect(loads).toEqual([]);
});
