import { screen } from '@testing-library/react';
import { openApp } from '@repo/shell/testing/open-app';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';

test.each(['en-CA', 'fr-CA'] as const)('the portal opens in %s inside the common frame', async (locale) => {
  const { i18n } = await openApp({ topic: 'providerPortal', reducer, routes, locale });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    i18n.t('providerPortal:dashboard.heading'),
  );
  expect(document.title).toContain(i18n.t('providerPortal:dashboard.title'));
  expect(screen.getByRole('banner')).toBeVisible();
});
