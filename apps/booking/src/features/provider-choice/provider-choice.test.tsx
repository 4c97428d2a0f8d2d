import { brand } from '@repo/domain/brand';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventFormCompleted } from '../../model/store/event-form.ts';
import { providerReserved } from '../../model/store/selection.ts';
import { briefedRecap, storeCode, storeRecap } from '../../testing/booking-on-device.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { maya } from '../../testing/open-booking-step.tsx';
import { cityEvent, storeEvent, listWithMaya, patience, visit } from '../../testing/open-booking.tsx';

const selectStep = '/event_booking?step=select';

const openList = async (address = selectStep) => {
  storeEvent(cityEvent);
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

test('[D-R01] [D-R02] [D-R03] shows the event with a way to change it, and how many providers are available', async () => {
  await openList();
  const summary = screen.getByRole('region', { name: 'Your event' });
  expect(summary).toHaveTextContent('Ana and Ben');
  expect(summary).toHaveTextContent('1 King St W, Toronto');
  expect(summary).toHaveTextContent('2 Hour Reservation');
  expect(summary).toHaveTextContent(
    /[A-Z]\w+day, [A-Z]\w+ \d+, \d{4}.*2:00.p\.m\. E[SD]T to 4:00.p\.m\. E[SD]T/,
  );
  expect(within(summary).getByRole('link', { name: 'Edit your event' })).toHaveAttribute(
    'href',
    '/event_booking?step=setup',
  );
  const heading = screen.getByRole('heading', { name: availableText });
  expect(heading).toHaveAttribute('aria-live', 'polite');
  expect(Number.parseInt(heading.textContent, 10)).toBeGreaterThanOrEqual(8);
});

test('without a network, the list says so, and Try again loads it and moves the focus there', async () => {
  const tryAgain = goOffline('GetSBByLocation');
  storeEvent(cityEvent);
  await visit(selectStep);
  await tryAgain();
  expect(await reserveButtons()).not.toEqual([]);
});

test('[D-R04] [D-R11] a card shows photos to step through, name, rating, phone, bio, total price, Reserve and profile link', async () => {
  await openList(listWithMaya);
  const button = await screen.findByRole('button', { name: 'Reserve Maya' }, patience);
  const card = within(cardOf(button));
  expect(card.getByRole('heading', { level: 3, name: 'Maya Chen' })).toBeVisible();
  expect(card.getByRole('button', { name: /^Next photo/ })).toBeEnabled();
  expect(card.getByText(/^1 of \d+$/)).toBeVisible();
  expect(card.getByText(/^\d\.\d\d out of 5 stars$/)).toBeInTheDocument();
  expect(card.getByText('iPhone 17 Pro')).toBeVisible();
  expect(card.getByText('Phone: iPhone 17 Pro')).toBeInTheDocument();
  // 50 characters of the bio, then an ellipsis.
  expect(card.getByText('I look for the half second between the pose and th…')).toBeVisible();
  // 2 hours at $95, plus 5%.
  expect(card.getByText('$199.50')).toBeVisible();
  expect(card.getByText('for 2 hours, service fee included, before HST')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/${brand.singular}Profile/\\d+\\?booking=yes$`)),
  );
});

test('[D-R04] a card in French says the phone in a whole phrase', async () => {
  storeEvent(cityEvent);
  await visit(listWithMaya, { locale: 'fr-CA' });
  const card = within(cardOf(await screen.findByRole('button', { name: 'Réserver Maya' }, patience)));
  expect(card.getByText(/^Téléphone\s: iPhone 17 Pro$/)).toBeInTheDocument();
  expect(card.getByText(/^199,50\s\$$/)).toBeVisible();
});

test('[D-R05] [D-R06] reserving marks the card and shows Continue, which goes on; Back returns', async () => {
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

/** A provider that no search finds. */
const gone = { ...maya, id: 2_000_000_000, firstName: 'Gone', lastName: 'Girl', profileName: 'Gone Girl' };

test('[D-R05] removes a provider who is no longer available, and notifies the host', async () => {
  storeEvent(cityEvent);
  const { store } = await visit('/event_booking?step=setup');
  await screen.findByRole('heading', { level: 1 }, patience);
  act(() => void store.dispatch(providerReserved(gone)));
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`Select ${brand.singular}`) }));
  expect(await screen.findByText(/^Gone Girl was just booked by someone else/, {}, patience)).toBeVisible();
  expect(store.getState().selection.providers).toEqual([]);
});

test('[D-R05] removes a provider who is not available at the new time, and gives that reason', async () => {
  const { store } = await openList();
  act(() => void store.dispatch(providerReserved(gone)));
  await userEvent.click(screen.getByRole('link', { name: 'Edit your event' }));
  await screen.findByLabelText('Event name', {}, patience);
  act(() => void store.dispatch(eventFormCompleted({ ...cityEvent, providerStartMinute: 15 * 60 })));
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`Select ${brand.singular}`) }));
  expect(
    await screen.findByText(/^Gone Girl isn’t free at the new time or place/, {}, patience),
  ).toBeVisible();
  expect(store.getState().selection.providers).toEqual([]);
});

test('[D-R03] keeps filters and order in the address, and clears them', async () => {
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

test('counts the shown providers out of all available ones, filtered or not', async () => {
  await openList(`${selectStep}&device=iPhone+17+Pro`);
  const { length } = await reserveButtons();
  const total = Number.parseInt(screen.getByRole('heading', { name: availableText }).textContent, 10);
  expect(total).toBeGreaterThan(length);
  expect(screen.getByText(`${length} of ${total} shown`)).toBeVisible();
});

test('shows twelve cards at a time', async () => {
  await openList();
  expect(await reserveButtons()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await reserveButtons()).length).toBeGreaterThan(12);
});

test('Back from a profile restores the visible cards and the ticks', async () => {
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

test('compares two or three providers; a fourth tick is refused, and the bar says why', async () => {
  await openList();
  const bar = within(screen.getByRole('region', { name: 'Your selection' }));
  const boxes = await tick(3);
  expect(bar.queryByText('You can compare up to three.')).toBeNull();
  const fourth = screen.getAllByRole('checkbox', { name: 'Compare' })[3];
  if (fourth === undefined) throw new Error('four are free');
  await userEvent.click(fourth);
  expect(fourth).not.toBeChecked();
  for (const box of boxes) expect(box).toBeChecked();
  const refusal = bar.getByText('You can compare up to three.');
  expect(refusal.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(bar.getByRole('button', { name: 'Compare 3' }));
  const dialog = screen.getByRole('dialog', { name: `Compare ${brand.plural}` });
  expect(within(dialog).getAllByRole('columnheader')).toHaveLength(3);
});

test('[FF-47] the total below the list is that of the cart, with its recap and its code', async () => {
  storeRecap(briefedRecap);
  storeCode(20);
  const { store } = await openList();
  act(() => void store.dispatch(providerReserved(maya)));
  const total = within(await screen.findByRole('complementary', { name: 'Your booking' }, patience));
  const inSummary = total.getByText('Total (CAD)').parentElement?.querySelector('dd')?.textContent ?? '';
  expect(inSummary).toMatch(/^\$\d/);
  const bar = screen.getByRole('region', { name: 'Your selection' });
  expect(bar).toHaveTextContent(`${inSummary} with HST`);
});

test('Back closes only the comparison, and so does its button', async () => {
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

test('an address that compares unknown providers shows the list', async () => {
  await openList(`${selectStep}&compare=yes`);
  await reserveButtons();
  expect(compareDialog()).toBeNull();
});

test('the comparison reserves, and its profile link returns to it', async () => {
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

test('[D-R07] [A-76] offers other times first if no provider is available: one press moves the event and searches again', async () => {
  // A past day is answered like a day without available providers.
  storeEvent({ ...cityEvent, eventDate: todayInToronto(nowSeconds()) });
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

test('[D-R07] without a network, says so in place of the draft, and Try again offers it', async () => {
  const tryAgain = goOffline('PostalCode');
  storeEvent({ ...cityEvent, eventDate: todayInToronto(nowSeconds()) });
  await visit(selectStep);
  await tryAgain();
  expect(screen.getByRole('button', { name: 'Submit your event as a draft' })).toBeVisible();
});

test('[D-R07] [A-55] outside of the service area, links to the mailing list and offers no draft', async () => {
  storeEvent({
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

test('another order or filter keeps the ticks, also after Back from a profile', async () => {
  await openList();
  await reserveButtons();
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Compare' });
  for (const box of boxes().slice(0, 2)) await userEvent.click(box);
  const compare = () => screen.findByRole('button', { name: 'Compare 2' }, patience);
  await compare();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price first');
  await waitFor(() => expect(location.search).toContain('sort=price'));
  await compare();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best rated first');
  await waitFor(() => expect(location.search).toContain('sort=rated'));
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('link', { name: 'View Profile' })[0] ?? document.body);
  await waitFor(() => expect(location.pathname).toContain('Profile'), patience);
  act(() => history.back());
  await compare();
});
