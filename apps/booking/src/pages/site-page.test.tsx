import { brand } from '@repo/domain/brand';
import { openApp } from '@repo/shell/testing/open-app';
import { screen, waitFor, within } from '@testing-library/react';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';

const patience = { timeout: 30_000 };

test.each([
  ['/terms-and-conditions', 'Terms and conditions', 'You can cancel until 24 hours before the start.'],
  ['/privacy-policy', 'Privacy policy', 'We never see or store card numbers.'],
  ['/contact-us', 'Contact us', 'Reply to any email'],
  ['/faq', 'Questions and answers', 'The service fee of 5% and HST of 13%'],
  ['/our-story', 'Our story', 'Greater Toronto Area'],
  ['/business', 'For business', 'invoice'],
  ['/community', 'Community', 'Reply to the email about your application.'],
])('[C-R24] %s is a page of the product, and does not redirect to the login', async (path, title, words) => {
  history.replaceState(null, '', path);
  await openApp({ topic: 'booking', reducer, routes });
  expect(await screen.findByRole('heading', { level: 1, name: title }, patience)).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(words);
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|\{\{/);
  expect(location.pathname).toBe(path);
});

test('[C-R24] shows the pages about the product in French', async () => {
  history.replaceState(null, '', '/terms-and-conditions');
  await openApp({ topic: 'booking', reducer, routes, locale: 'fr-CA' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { name: 'Conditions d’utilisation' }, patience)).toBeVisible();
});

test('[A-R11] the footer of a page names the company with its tax registration', async () => {
  history.replaceState(null, '', '/terms-and-conditions');
  await openApp({ topic: 'booking', reducer, routes });
  const footer = within(screen.getByRole('contentinfo'));
  const line = `${brand.singular} · HST registration 12345 6789 RT0001`;
  expect(await footer.findByText(line, {}, patience)).toBeVisible();
});

test('[A-R09] [FF-40] a visitor with another partner code is redirected to the configured marketing site', async () => {
  localStorage.setItem('affiliateCode', 'venue-1');
  history.replaceState(null, '', '/terms-and-conditions?partnerCode=evil-test');
  const { loads } = await openApp({ topic: 'booking', reducer, routes });
  await waitFor(() => expect(loads).toEqual([`${location.origin}/sandbox/site`]), patience);
  localStorage.clear();
});
