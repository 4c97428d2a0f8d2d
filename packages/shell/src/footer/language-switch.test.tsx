import { textFiles } from '@repo/i18n/text-loaders';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';

test('[A-R15] a language that cannot be loaded leaves the old one and says so, until it loads', async () => {
  jest.spyOn(textFiles.booking, 'fr-CA').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openApp({
    topic: 'booking',
    reducer: commonReducer,
    routes: <h1>{'Page'}</h1>,
    apiHost: unreachableHost,
  });
  const french = screen.getByRole('button', { name: 'Français' });
  await userEvent.click(french);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The language couldn’t be changed. Check your connection and try again.',
  );
  expect(screen.getByRole('link', { name: 'BOOK NOW' })).toBeVisible();
  expect(french).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('locale')).toBeNull();
  await userEvent.click(french);
  expect(await screen.findByRole('link', { name: 'RÉSERVER' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('locale')).toBe('fr-CA');
});
