import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { usePageTitle } from './use-page-title.ts';

function Page({ name, next }: { readonly name: string; readonly next: string }) {
  usePageTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <Link to={next}>{'Next'}</Link>
    </>
  );
}

const routes = (
  <Routes>
    <Route path="/event_booking" element={<Page name="First" next="/SharedGallery" />} />
    <Route path="/SharedGallery" element={<Page name="Second" next="/SharedGallery?page=2" />} />
    <Route path="/EventGallery" element={<Page name="Third" next="/moved" />} />
    <Route path="/moved" element={<Navigate to="/event_booking" replace />} />
  </Routes>
);

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.history.replaceState(null, '', '/event_booking');
  await openApp({ topic: 'booking', reducer: commonReducer, routes, apiHost: unreachableHost });
});

test('leaves the focus alone on the first page', () => {
  expect(document.body).toHaveFocus();
  expect(document.title).toMatch(/^First - /);
});

test('scrolls to the top of a new page and focuses its heading', async () => {
  document.documentElement.scrollTop = 300;
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Second' })).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(document.title).toMatch(/^Second - /);
});

test('focuses the heading after Back, without scrolling', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  document.documentElement.scrollTop = 300;
  act(() => globalThis.history.back());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'First' })).toHaveFocus());
  expect(document.documentElement.scrollTop).toBe(300);
});

test('keeps the focus on a change within the same page', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

test('counts a redirect as part of the same navigation', async () => {
  act(() => globalThis.history.pushState(null, '', '/EventGallery'));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
  document.documentElement.scrollTop = 300;
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1, name: 'First' })).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(0);
});
