import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { storedTheme } from './stored-theme.ts';

beforeEach(async () => {
  localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openApp({
    topic: 'booking',
    reducer: commonReducer,
    routes: <h1>{'Page'}</h1>,
    apiHost: unreachableHost,
  });
});

test('[A-89] applies and stores the chosen theme, until the system decides again', async () => {
  expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('ignores a stored value that is not a theme', () => {
  localStorage.setItem('theme', 'pink');
  expect(storedTheme()).toBe('system');
});
