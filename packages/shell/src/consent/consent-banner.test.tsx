import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';

const openPage = () =>
  openApp({ topic: 'booking', reducer: commonReducer, routes: <h1>{'Page'}</h1>, apiHost: unreachableHost });
const banner = () => screen.queryByRole('region', { name: 'Your privacy' });

beforeEach(() => {
  localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['Accept all', 'all'],
  ['Necessary only', 'necessary'],
])('[A-89] stores the choice "%s" on the device, and does not ask again', async (name, choice) => {
  const page = await openPage();
  expect(banner()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(banner()).toBeNull();
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({ version: 1, choice });
  page.unmount();
  await openPage();
  expect(banner()).toBeNull();
});

test('the footer opens the question again and focuses it', async () => {
  localStorage.setItem('consent', '{"version":1,"choice":"all"}');
  await openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(screen.getByRole('heading', { name: 'Your privacy' })).toHaveFocus();
});

test.each(['{"version":0,"choice":"all"}', '{"version":1,"choice":"x"}', 'nonsense', 'null', '1'])(
  'ignores a stored answer of %s',
  async (stored) => {
    localStorage.setItem('consent', stored);
    await openPage();
    expect(banner()).toBeVisible();
  },
);
