import { providerHome, providerPagePath } from '@repo/domain/site/dashboard-address';
import { screen } from '@testing-library/react';
import { openPortal, patience } from '../testing/open-portal.tsx';

beforeEach(() => localStorage.clear());
/** The bell is loaded after the first render. */
const whenComplete = () => screen.findByRole('button', { name: /^Notifications/ }, patience);

test.each([
  [providerHome, 'EVENT REQUESTS'],
  [`${providerHome}_/myevents`, 'MY EVENTS'],
  [providerPagePath('MyInfo'), 'MY INFO'],
  [`${providerPagePath('Gallery')}?event=1`, 'GALLERY'],
])('the first render of %s has its page, without a placeholder before it', async (path, name) => {
  await openPortal({ provider: 'maya', path });
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  await whenComplete();
});
