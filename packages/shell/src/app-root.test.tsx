import { portalTextFiles } from '@repo/i18n/portal-text-files';
import { addTextFiles } from '@repo/i18n/text-loaders';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageTitle } from './frame/use-page-title.ts';
import { commonReducer } from './store/create-app-store.ts';
import { openApp } from './testing/open-app.tsx';

addTextFiles(portalTextFiles);

function Page() {
  usePageTitle('Cart');
  return <h1>{'Cart'}</h1>;
}

function Broken(): never {
  throw new Error('a bug');
}

test('shows the page of an app without stored state, inside the frame', async () => {
  await openApp({ topic: 'booking', reducer: commonReducer, routes: <Page /> });
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(document.title).toMatch(/^Cart - /);
  expect(document.documentElement).toHaveAttribute('lang', 'en-CA');
});

test('[A-R11] the footer shows the service fee and the tax', async () => {
  await openApp({ topic: 'booking', reducer: commonReducer, routes: <Page /> });
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Bookings carry a 5% service fee and 13% HST.');
});

test.each(['booking', 'customerPortal', 'providerPortal'] as const)(
  '[A-R13] a crashed page of %s shows the fatal-error screen, whose button clears the storage',
  async (topic) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('dataToSend', '{}');
    sessionStorage.setItem('x', '1');
    await openApp({ topic, reducer: commonReducer, routes: <Broken /> });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('alert')).toHaveTextContent('Kindly report the problem');
    expect(screen.getByRole('banner')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back to Login' }));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  },
);
