import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../app/routes.tsx';
import { openPortal, patience } from '../testing/open-portal.tsx';

const path = `/BE-A-${brand.slug}`;

test('[A-R02] opens the application to a guest, whatever the case of its address', async () => {
  history.replaceState(null, '', path);
  await openApp({ topic: 'providerPortal', reducer: commonReducer, routes });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Be a ${brand.singular}`);
  expect(document.title).toContain(`Be a ${brand.singular}`);
  expect(await screen.findByRole('button', { name: 'Send application' }, patience)).toBeVisible();
});

test('[A-R02] leads a provider to the dashboard', async () => {
  await openPortal({ provider: 'devon', path });
  await waitFor(() => expect(location.pathname).toBe(providerHome));
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
});
