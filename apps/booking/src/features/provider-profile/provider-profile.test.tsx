import { brand } from '@repo/domain/brand';
import { languageName } from '@repo/i18n/language-names';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline } from '../../testing/go-offline.ts';
import { cityEvent, storeEvent, listWithMaya, patience, visit } from '../../testing/open-booking.tsx';

/** Opens a profile by the link of its card, as a booking host does. */
async function openFromList(firstName: string) {
  storeEvent(cityEvent);
  const page = await visit(listWithMaya);
  const reserve = await screen.findByRole('button', { name: `Reserve ${firstName}` }, patience);
  const card = reserve.closest('li');
  if (card === null) throw new Error('a button to reserve stands on a card');
  await userEvent.click(within(card).getByRole('link', { name: 'View Profile' }));
  await waitFor(() => expect(location.pathname).toMatch(`/${brand.singular}Profile/`), patience);
  await screen.findByRole('heading', { level: 2, name: `About ${firstName}` }, patience);
  return page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[D-R08] [D-R12] a profile shows name, rating to 2 decimals, phone, bio, equipment and languages', async () => {
  await openFromList('Maya');
  expect(screen.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();
  expect(document.title).toBe(`Profile of Maya Chen - ${brand.singular}`);
  expect(screen.getByText(/^[1-5]\.\d\d$/)).toBeVisible();
  expect(screen.getByText('iPhone 17 Pro')).toBeVisible();
  expect(screen.getByText(/^I look for the half second .* always on foot, always early\.$/)).toBeVisible();
  expect(screen.getByText('Tripod, two pocket LED panels, wireless microphone')).toBeVisible();
  expect(screen.getByText('English', { selector: 'span' })).toBeVisible();
  expect(screen.getByText(languageName('Mandarin', 'en-CA'))).toBeVisible();
});

test('[D-R08] a photo of the gallery opens the full image, and the next one from there', async () => {
  await openFromList('Maya');
  const [first] = screen.getAllByRole('button', { name: /^Open photo 1 of / });
  if (first === undefined) throw new Error('there are photos');
  await userEvent.click(first);
  const box = await screen.findByRole('dialog', { name: /^Photo 1 of / });
  expect(within(box).getByRole('img', { name: /, by Maya Chen/ })).toBeInTheDocument();
  await userEvent.click(within(box).getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: /^Photo 2 of / })).toBeInTheDocument();
});

test('Back closes the open photo and not the profile, and so does its button', async () => {
  await openFromList('Maya');
  const openThird = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open photo 3 of / }));
    await screen.findByRole('dialog', { name: /^Photo 3 of / });
    expect(location.search).toBe('?booking=yes&photo=3');
  };
  const isClosed = () =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(location.search).toBe('?booking=yes');
    });
  const before = history.length;
  await openThird();
  act(() => history.back());
  await isClosed();
  await openThird();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(history).toHaveLength(before + 1);
  expect(screen.getByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();
});

test('an address with a photo opens it, and closing it stays on the profile; an unknown photo opens none', async () => {
  await openFromList('Maya');
  const { pathname } = location;
  document.body.innerHTML = '';
  await visit(`${pathname}?photo=2`);
  await screen.findByRole('dialog', { name: /^Photo 2 of / }, patience);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([location.pathname, location.search]).toEqual([pathname, '']);
  document.body.innerHTML = '';
  await visit(`${pathname}?photo=none`);
  await screen.findByRole('heading', { level: 1, name: 'Maya Chen' }, patience);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[D-R09] shows the number of reviews, the spread of the stars, and each review', async () => {
  await openFromList('Maya');
  expect(screen.getByText('11 hosts have provided reviews')).toBeVisible();
  const spread = screen.getByRole('list', { name: 'Rating breakdown' });
  expect(within(spread).getAllByRole('listitem')).toHaveLength(5);
  const counts = within(spread)
    .getAllByRole('listitem')
    .map(({ lastElementChild }) => Number(lastElementChild?.textContent));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(11);
  expect(screen.getAllByText(/^[1-5] stars?$/).length).toBeGreaterThan(5);
});

test('[A-112] a review shows the reply of the provider', async () => {
  const { token, user } = await demoSession('maya', 'provider');
  const { reviews } = await callApi(
    `/api/v1/${brand.slug}/Profile/ViewProfile/${user.id}`,
    undefined,
    '',
    'GET',
  );
  const text = 'Thank you, it was a lovely day';
  await callApi(`/api/v1/${brand.slug}/Review/Reply`, { reviewId: reviews[0].id, text }, token);
  await openFromList('Maya');
  const review = screen.getByText(text).closest('li');
  expect(review).toHaveTextContent(`Maya replied${text}`);
});

test('[D-R10] in booking mode the bar reserves and releases, and Back restores the list', async () => {
  const { store } = await openFromList('Maya');
  const bar = screen.getByRole('region', { name: 'Reserve Maya' });
  const reserve = await within(bar).findByRole('button', { name: 'Reserve Maya' }, patience);
  expect(bar).toHaveTextContent('$199.50');
  await userEvent.click(reserve);
  expect(reserve).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().selection.providers.map(({ firstName }) => firstName)).toEqual(['Maya']);
  await userEvent.click(reserve);
  expect(store.getState().selection.providers).toEqual([]);
  await userEvent.click(reserve);
  const before = history.length;
  await userEvent.click(within(bar).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.search).toBe(new URL(listWithMaya, location.href).search));
  // The browser's Back does not lead into the profile again.
  expect(history).toHaveLength(before);
  expect(await screen.findByRole('button', { name: 'Reserve Maya' }, patience)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[D-R10] without a list to return to, Back opens the list in place of the profile', async () => {
  await openFromList('Maya');
  const address = `${location.pathname}${location.search}`;
  document.body.innerHTML = '';
  await visit(address);
  const before = history.length;
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }, patience));
  await waitFor(() => expect(location.search).toBe('?step=select'));
  expect(history).toHaveLength(before);
});

test('[D-R10] a visitor sees the way to a booking and cannot reserve; a host booking elsewhere is told so', async () => {
  await openFromList('Maya');
  const { pathname } = location;
  document.body.innerHTML = '';
  await visit(pathname);
  await screen.findByRole('heading', { level: 1, name: 'Maya Chen' }, patience);
  expect(screen.queryByRole('region', { name: 'Reserve Maya' })).toBeNull();
  const bar = within(screen.getByRole('region', { name: 'Book an event' }));
  expect(bar.getByRole('link', { name: 'Book your event' })).toHaveAttribute('href', '/event_booking');
  document.body.innerHTML = '';
  storeEvent({
    ...cityEvent,
    location: { ...cityEvent.location, coordinates: { latitude: 10, longitude: 10 } },
  });
  await visit(`${pathname}?booking=yes`);
  expect(
    await screen.findByText('Maya isn’t available for your date, time and place.', {}, patience),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reserve Maya' })).toBeNull();
});

test('[D-R08] without a network, says so under a heading, and Try again loads the profile', async () => {
  const { unmount } = await openFromList('Maya');
  const { pathname } = location;
  unmount();
  const tryAgain = goOffline('ViewProfile');
  await visit(pathname);
  const title = 'We couldn’t load this profile.';
  expect(await screen.findByRole('heading', { level: 1, name: title }, patience)).toBeVisible();
  expect(document.title).toBe(`${title} - ${brand.singular}`);
  await tryAgain();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya Chen');
});

test('[D-R08] an unknown profile says so, with a way on', async () => {
  await visit(`/${brand.singular}Profile/2000000000`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this profile' }, patience),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book an event' })).toHaveAttribute('href', '/event_booking');
});
