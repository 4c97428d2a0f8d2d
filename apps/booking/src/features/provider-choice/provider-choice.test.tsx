import { brand } from '@repo/domain/brand';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nowSeconds } from '../../model/now-seconds.ts';
import { eventFormCompleted } from '../../model/store/event-form.ts';
import { providerReserved } from '../../model/store/selection.ts';
import { maya } from '../../testing/open-booking-step.tsx';
import { cityEvent, keepEvent, listWithMaya, patience, visit } from '../../testing/open-booking.tsx';

const selectStep = '/event_booking?step=select';

const openList = async (address = selectStep) => {
  keepEvent(cityEvent);
  const page = await visit(address);
  await screen.findByRole('heading', { level: 2, name: availableText }, patience);
  return page;
};

const availableText = new RegExp(`^\\d+ ${brand.plural} available for your event$`);
const reserveButtons = () => screen.findAllByRole('button', { name: /^Reserve / }, patience);
const cardOf = (button: HTMLElement): HTMLElement => {
  const card = button.closest('li');
  if (card === null) throw new Error('a button to reserve stands on a card');
  return card;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[D-R01] [D-R02] [D-R03] the event stands above, with the way back to it, and how many are free', async () => {
  await openList();
  const summary = screen.getByRole('region', { name: 'Your event' });
  expect(summary).toHaveTextContent('Ana and Ben');
  expect(summary).toHaveTextContent('1 King St W, Toronto');
  expect(summary).toHaveTextContent('2 Hour Reservation');
  expect(summary).toHaveTextContent(/2:00.p\.m\..* to 4:00.p\.m\./);
  expect(within(summary).getByRole('link', { name: 'Edit your event' })).toHaveAttribute(
    'href',
    '/event_booking?step=setup',
  );
  const heading = screen.getByRole('heading', { name: availableText });
  expect(heading).toHaveAttribute('aria-live', 'polite');
  expect(Number.parseInt(heading.textContent, 10)).toBeGreaterThanOrEqual(8);
});

test('[D-R04] [D-R11] a card has pictures to step through, name, rating, phone, bio, the whole price and both ways on', async () => {
  await openList(listWithMaya);
  const button = await screen.findByRole('button', { name: 'Reserve Maya' }, patience);
  const card = within(cardOf(button));
  expect(card.getByRole('heading', { level: 3, name: 'Maya Chen' })).toBeVisible();
  expect(card.getByRole('button', { name: /^Next photo/ })).toBeEnabled();
  expect(card.getByText(/^1 of \d+$/)).toBeVisible();
  expect(card.getByText(/^\d\.\d\d out of 5 stars$/)).toBeInTheDocument();
  expect(card.getByText('iPhone 17 Pro')).toBeVisible();
  // 50 characters of the bio, then the mark that something is missing.
  expect(card.getByText('I look for the half second between the pose and th…')).toBeVisible();
  // 2 hours at $95 and 5% of it.
  expect(card.getByText('$199.50')).toBeVisible();
  expect(card.getByText('for 2 hours, service fee included, before HST')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/${brand.singular}Profile/\\d+\\?booking=yes$`)),
  );
});

test('[D-R05] [D-R06] reserving marks the card and brings Continue, which says so and goes on; Back returns', async () => {
  const { store } = await openList();
  const bar = screen.getByRole('region', { name: 'Your selection' });
  expect(within(bar).queryByRole('button', { name: 'Continue Booking' })).toBeNull();
  const [first, second] = await reserveButtons();
  if (first === undefined || second === undefined) throw new Error('two are free');
  await userEvent.click(first);
  await userEvent.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(within(cardOf(first)).getByText('Selected')).toBeVisible();
  expect(bar).toHaveTextContent(/2 selected - \$\d+\.\d\d/);
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-pressed', 'false');
  expect(bar).toHaveTextContent(/1 selected - \$\d+\.\d\d/);
  expect(store.getState().selection.providers).toHaveLength(1);
  await userEvent.click(within(bar).getByRole('button', { name: 'Continue Booking' }));
  expect(await screen.findByText('added to cart', {}, patience)).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?step=recap'));
});

test('[D-R06] Back leads to the event', async () => {
  await openList();
  const bar = screen.getByRole('region', { name: 'Your selection' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.search).toBe('?step=setup'));
});

/** Somebody whom no search finds. */
const gone = { ...maya, id: 2_000_000_000, firstName: 'Gone', lastName: 'Girl', profileName: 'Gone Girl' };

test('[D-R05] whoever is free no more leaves the selection, and the host is told', async () => {
  keepEvent(cityEvent);
  const { store } = await visit('/event_booking?step=setup');
  await screen.findByRole('heading', { level: 1 }, patience);
  act(() => void store.dispatch(providerReserved(gone)));
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`Select ${brand.singular}`) }));
  expect(await screen.findByText(/^Gone Girl was just booked by somebody else/, {}, patience)).toBeVisible();
  expect(store.getState().selection.providers).toEqual([]);
});

test('[D-R05] whoever is not free when the event has been moved leaves the selection for that reason', async () => {
  const { store } = await openList();
  act(() => void store.dispatch(providerReserved(gone)));
  await userEvent.click(screen.getByRole('link', { name: 'Edit your event' }));
  await screen.findByLabelText('Event name', {}, patience);
  act(() => void store.dispatch(eventFormCompleted({ ...cityEvent, providerStartMinute: 15 * 60 })));
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`Select ${brand.singular}`) }));
  expect(
    await screen.findByText(/^Gone Girl is not free at the new time or place/, {}, patience),
  ).toBeVisible();
  expect(store.getState().selection.providers).toEqual([]);
});

test('[D-R03] filters and order are kept in the address, and can be cleared', async () => {
  await openList();
  const before = (await reserveButtons()).length;
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price first');
  await userEvent.selectOptions(screen.getByLabelText('Phone'), 'iPhone 17 Pro');
  expect(new URLSearchParams(location.search).get('device')).toBe('iPhone 17 Pro');
  expect(new URLSearchParams(location.search).get('sort')).toBe('price');
  const after = await reserveButtons();
  expect(after.length).toBeLessThan(before);
  const prices = screen.getAllByText(/^\$\d+\.\d\d$/).map(({ textContent }) => Number(textContent.slice(1)));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await reserveButtons()).toHaveLength(before);
});

test('what is shown is counted of all who are free, filtered or not', async () => {
  await openList(`${selectStep}&device=iPhone+17+Pro`);
  const { length } = await reserveButtons();
  const total = Number.parseInt(screen.getByRole('heading', { name: availableText }).textContent, 10);
  expect(total).toBeGreaterThan(length);
  expect(screen.getByText(`${length} of ${total} shown`)).toBeVisible();
});

test('twelve cards at a time', async () => {
  await openList();
  expect(await reserveButtons()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await reserveButtons()).length).toBeGreaterThan(12);
});

test('whoever comes back from a profile finds as many cards and the same ticks as before', async () => {
  await openList(`${selectStep}&sort=name`);
  await reserveButtons();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const before = (await reserveButtons()).length;
  await tick(2);
  const [profile] = screen.getAllByRole('link', { name: 'View Profile' });
  if (profile === undefined) throw new Error('every card leads to a profile');
  await userEvent.click(profile);
  await screen.findByRole('heading', { level: 2, name: /^About / }, patience);
  act(() => history.back());
  await screen.findByRole('heading', { level: 2, name: availableText }, patience);
  expect(await reserveButtons()).toHaveLength(before);
  expect(before).toBeGreaterThan(12);
  expect(screen.getAllByRole('checkbox', { name: 'Compare', checked: true })).toHaveLength(2);
});

const tick = async (count: number) => {
  await reserveButtons();
  const boxes = screen.getAllByRole('checkbox', { name: 'Compare' }).slice(0, count);
  for (const box of boxes) await userEvent.click(box);
  return boxes;
};
const compareDialog = () => screen.queryByRole('dialog', { name: `Compare ${brand.plural}` });

test('two are compared beside each other, three at most: the fourth is not ticked, and the bar says why', async () => {
  await openList();
  const bar = within(screen.getByRole('region', { name: 'Your selection' }));
  const boxes = await tick(3);
  expect(bar.queryByText('Three at most can be compared.')).toBeNull();
  const fourth = screen.getAllByRole('checkbox', { name: 'Compare' })[3];
  if (fourth === undefined) throw new Error('four are free');
  await userEvent.click(fourth);
  expect(fourth).not.toBeChecked();
  for (const box of boxes) expect(box).toBeChecked();
  const refusal = bar.getByText('Three at most can be compared.');
  expect(refusal.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(bar.getByRole('button', { name: 'Compare 3' }));
  const dialog = screen.getByRole('dialog', { name: `Compare ${brand.plural}` });
  expect(within(dialog).getAllByRole('columnheader')).toHaveLength(3);
});

test('Back closes the comparison and nothing else, and its button leads back the same way', async () => {
  await openList(`${selectStep}&sort=name`);
  const boxes = await tick(2);
  const { length } = history;
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
  expect(compareDialog()).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(compareDialog()).toBeNull());
  expect(location.search).toBe('?step=select&sort=name');
  for (const box of boxes) expect(box).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(compareDialog()).toBeNull());
  expect(location.search).toBe('?step=select&sort=name');
  expect(history).toHaveLength(length + 1);
});

test('an address with a comparison of nobody shows the list', async () => {
  await openList(`${selectStep}&compare=yes`);
  await reserveButtons();
  expect(compareDialog()).toBeNull();
});

test('the comparison reserves, and leads to the profile and back to itself', async () => {
  const { store } = await openList(`${selectStep}&sort=name`);
  await tick(2);
  await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
  const dialog = within(screen.getByRole('dialog', { name: `Compare ${brand.plural}` }));
  const [reserve] = dialog.getAllByRole('button', { name: /^Reserve / });
  if (reserve === undefined) throw new Error('each column reserves');
  await userEvent.click(reserve);
  expect(reserve).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().selection.providers).toHaveLength(1);
  const [, profile] = dialog.getAllByRole('link', { name: 'View Profile' });
  if (profile === undefined) throw new Error('each column leads to a profile');
  await userEvent.click(profile);
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }, patience));
  await waitFor(() => expect(compareDialog()).toBeVisible(), patience);
});

test('[D-R07] [A-76] when nobody is free other times come first: one press moves the event and searches anew', async () => {
  // A day that has passed is answered like one at which nobody is free.
  keepEvent({ ...cityEvent, eventDate: todayInToronto(nowSeconds()) });
  await visit(selectStep);
  expect(
    await screen.findByRole(
      'heading',
      { level: 2, name: `0 ${brand.plural} available for your event` },
      patience,
    ),
  ).toBeVisible();
  const times = await screen.findAllByRole('button', { name: new RegExp(`${brand.singular}z? free$`) });
  expect(times.length).toBeGreaterThan(0);
  expect(times.length).toBeLessThanOrEqual(6);
  const draft = await screen.findByRole('button', { name: 'Submit your event as a draft' }, patience);
  expect(times[0]?.compareDocumentPosition(draft)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  if (times[0] !== undefined) await userEvent.click(times[0]);
  const heading = await screen.findByRole('heading', { level: 2, name: /^[1-9]\d* / }, patience);
  expect(heading).toHaveTextContent(availableText);
});

test('[D-R07] [A-55] where we do not work the page says so, with the way to the mailing list and without a draft', async () => {
  keepEvent({
    ...cityEvent,
    location: {
      address: '111 Wellington St, Ottawa',
      coordinates: { latitude: 45.4236, longitude: -75.7009 },
      postalCode: 'K1A 0A9',
    },
  });
  await visit(selectStep);
  expect(await screen.findByText(/^We are not servicing this area/, {}, patience)).toBeVisible();
  const main = within(screen.getByRole('main'));
  await waitFor(() =>
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/contact-us$/),
    ),
  );
  expect(main.queryByRole('button', { name: 'Submit your event as a draft' })).toBeNull();
});
