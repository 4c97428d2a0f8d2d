import { brand } from '@repo/domain/brand';
import { screen } from '@testing-library/react';
import { openPortal, patience } from '../testing/open-portal.tsx';

beforeEach(() => localStorage.clear());
/** The bell is loaded after the first render. */
const whenComplete = () => screen.findByRole('button', { name: /^Notifications/ }, patience);

test.each([
  ['/CustomerDashboard', 'My Events'],
  ['/customerdashboard_/support', 'Support'],
  ['/CustomerDashboardTab/MyEvents/1/Review', `REVIEW YOUR ${brand.singular}`],
])('the first render of %s has its page, without a placeholder before it', async (path, name) => {
  await openPortal({ path });
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  await whenComplete();
});

test('the first render of a tab of an event has the content of the tab', async () => {
  await openPortal({ path: '/CustomerDashboardTab/MyEvents/1/Gallery' });
  // It stays hidden until what stands above it is loaded.
  expect(screen.getByText('Loading the gallery', { ignore: false })).toBeInTheDocument();
  await whenComplete();
});
