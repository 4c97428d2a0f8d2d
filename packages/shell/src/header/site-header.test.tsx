import { brand } from '@repo/domain/brand';
import { authForms, selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { screen, waitFor, within } from '@testing-library/react';
import { unsentKey } from '@repo/session/storage/account-storage';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost, sessionOf } from '../testing/sessions.ts';

async function openHeader(
  kind?: 'host' | 'provider' | 'operator',
  { path = '/event_booking', items = 0 }: { path?: string; items?: number } = {},
) {
  globalThis.history.replaceState(null, '', path);
  const app = await openApp({
    topic: 'booking',
    reducer: commonReducer,
    routes: <h1>{'Page'}</h1>,
    apiHost: unreachableHost,
    cart: () => ({
      count: () => items,
      path: () => '/event_booking?step=cart',
      subscribe: () => () => undefined,
    }),
    ...(kind === undefined ? {} : { session: sessionOf(kind) }),
  });
  return { ...app, header: within(screen.getByRole('banner')) };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[A-R10] shows every visitor logo, story, FAQ, application, business and login', async () => {
  const { header } = await openHeader();
  expect(header.getByRole('link', { name: brand.singular })).toHaveAttribute('href', '/');
  for (const words of ['Our Story', 'FAQ', 'Business']) expect(header.getByText(words)).toBeVisible();
  expect(header.getByRole('link', { name: `Be a ${brand.singular}` })).toHaveAttribute(
    'href',
    `/be-a-${brand.slug}`,
  );
  expect(header.getByRole('link', { name: 'BOOK NOW' })).toHaveAttribute('href', '/event_booking');
  expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('[A-R10] [A-R21] a guest has no cart, bell or dashboard', async () => {
  const { header } = await openHeader();
  for (const name of [/cart/i, /notifications/i]) expect(header.queryByRole('button', { name })).toBeNull();
  expect(header.queryByRole('link', { name: 'My dashboard' })).toBeNull();
});

test('[A-R10] a host has cart, bell, dashboard and BOOK NOW', async () => {
  const { header } = await openHeader('host');
  expect(header.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await header.findByRole('button', { name: 'Notifications, none new' })).toBeVisible();
  expect(header.getByRole('link', { name: 'My dashboard' })).toHaveAttribute('href', '/CustomerDashboard');
  expect(header.getByRole('link', { name: 'BOOK NOW' })).toBeVisible();
  expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('[A-R10] [A-R24] a provider has a bell, but no cart and no BOOK NOW', async () => {
  const { header } = await openHeader('provider');
  expect(await header.findByRole('button', { name: /Notifications/ })).toBeVisible();
  expect(header.getByRole('link', { name: 'My dashboard' })).toHaveAttribute(
    'href',
    `/${brand.singular}Dashboard`,
  );
  expect(header.queryByRole('button', { name: /Cart/ })).toBeNull();
  expect(header.queryByRole('link', { name: 'BOOK NOW' })).toBeNull();
});

test('[B-R15] asks before a logout that loses what waits for the network', async () => {
  const { header, loads } = await openHeader('provider');
  localStorage.setItem(unsentKey(sessionOf('provider').user.id, 'check:3:checkIn'), '{}');
  await userEvent.click(header.getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('is waiting for the network. If you log out now, it’s lost.');
  await userEvent.click(within(question).getByRole('button', { name: 'Stay logged in' }));
  expect(localStorage).not.toHaveLength(0);
  await userEvent.click(header.getByRole('button', { name: 'Logout' }));
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(loads.at(-1)).toBe('/Login'), { timeout: 30_000 });
  expect(Object.keys(localStorage)).toEqual(['owedLogout']);
});

test('an operator has no bell and no dashboard here', async () => {
  const { header } = await openHeader('operator');
  expect(header.queryByRole('button', { name: /Notifications/ })).toBeNull();
  expect(header.queryByRole('link', { name: 'My dashboard' })).toBeNull();
  expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('[A-R16] a filled cart links to the booking, and shows its count', async () => {
  const { header } = await openHeader('host', { items: 2 });
  expect(header.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute(
    'href',
    '/event_booking?step=cart',
  );
});

test('[A-R16] an empty cart says so', async () => {
  const { header } = await openHeader('host');
  await userEvent.click(header.getByRole('button', { name: 'Cart, empty' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cart is empty');
});

test('during a booking the login form opens over the page', async () => {
  const { header, store } = await openHeader();
  await userEvent.click(header.getByRole('button', { name: 'Login' }));
  expect(selectAuthForm(store.getState())).toBe(authForms.login);
});

test.each(['/Login', `/be-a-${brand.slug}`])('on %s the login is a page', async (path) => {
  const { header } = await openHeader(undefined, { path });
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
});

test('marks the link of the current page', async () => {
  const { header } = await openHeader(undefined, { path: `/BE-A-${brand.slug}` });
  expect(header.getByRole('link', { current: 'page' })).toHaveTextContent(`Be a ${brand.singular}`);
});
