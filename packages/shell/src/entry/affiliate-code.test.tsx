import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';

const page = (
  <>
    <h1>{'Page'}</h1>
    <Link to="/event_booking/5/9">{'On'}</Link>
  </>
);

const openAt = (address: string) => {
  globalThis.history.replaceState(null, '', address);
  return openApp({ topic: 'booking', reducer: commonReducer, routes: page, apiHost: unreachableHost });
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[A-R09] stores the affiliate code of the address, and keeps it there', async () => {
  await openAt('/event_booking?partnerCode=venue-1');
  expect(localStorage.getItem('affiliateCode')).toBe('venue-1');
  expect(globalThis.location.search).toBe('?partnerCode=venue-1');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[A-R09] [A-90] adds the stored code to the address of every page', async () => {
  localStorage.setItem('affiliateCode', 'venue-1');
  await openAt('/event_booking?x=1');
  expect(globalThis.location.search).toBe('?x=1&partnerCode=venue-1');
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(globalThis.location.href).toMatch(/\/event_booking\/5\/9\?partnerCode=venue-1$/);
});

test('[A-R09] [A-52] shows the page at once without a code, and ignores invalid codes', async () => {
  await openAt('/event_booking?partnerCode=%3Cscript%3E');
  expect(localStorage.getItem('affiliateCode')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[A-R09] redirects a visitor with another code to the marketing site, if there is one', async () => {
  localStorage.setItem('affiliateCode', 'venue-1');
  const { loads } = await openAt('/event_booking?partnerCode=venue-2');
  expect(screen.getByText('Taking you to our site…')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible(), { timeout: 30_000 });
  expect([localStorage.getItem('affiliateCode'), loads]).toEqual(['venue-1', []]);
});
