import { brand } from '@repo/domain/brand';
import { hostEventPath, hostHome } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const product = brand.singular;

const tab = (name: RegExp) => screen.findByRole('tab', { name }, patience);
const header = (name: string) => screen.findByRole('button', { name: new RegExp(name) }, patience);
const headers = () =>
  screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

async function openEvent(name: string) {
  await userEvent.click(await header(name));
  return within(screen.getByRole('region', { name: new RegExp(name) }));
}

/** Returns the facts of an event as "label: value". */
const factsIn = (body: ReturnType<typeof within>) =>
  body.getAllByRole('term').map((term: HTMLElement) => {
    const { textContent = '' } = term.nextElementSibling ?? {};
    return `${term.textContent}: ${textContent}`.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
  });

/** Returns the steps of an event as "text: state". */
const stepsIn = (body: ReturnType<typeof within>) =>
  within(body.getByRole('list', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u{a0}\u{202f}]/gu, ' '));

/** Waits for the search that the demo's draft has started. */
async function untilSuggested() {
  const { token, user } = await demoSession('host', 'host');
  const url = `/api/v1/User/EventSetup/Drafts/${user.id}`;
  await waitFor(async () => {
    const drafts: readonly { readonly eventName: string; readonly suggested: readonly string[] }[] =
      await callApi(url, undefined, token, 'GET');
    const found = drafts.find(({ eventName }) => eventName === 'Sunrise at the bluffs');
    expect(found?.suggested.length).toBeGreaterThan(0);
  }, patience);
}

beforeEach(() => localStorage.clear());

test('[J-R02] [J-R03] three lists with counts, the newest order first, upcoming by default', async () => {
  await openPortal({ path: hostHome });
  await header('Team dinner');
  expect(await tab(/^UPCOMING Events 2$/)).toHaveAttribute('aria-selected', 'true');
  expect(await tab(/^Completed Events 2$/)).toBeVisible();
  expect(await tab(/^Cancelled Events 2$/)).toBeVisible();
  const [first, second] = [await header('Team dinner'), await header('Robin and Sam, the wedding')];
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['upcoming', /^UPCOMING Events/, ['pending', 'upcoming']],
  ['completed', /^Completed Events/, ['completed']],
  ['cancel', /^Cancelled Events/, ['cancel']],
])('[J-R02] [Z-R13] the list %s shows the events of its statuses', async (list, name, statuses) => {
  const { token, user } = await demoSession('host', 'host');
  const url = `/api/v1/User/EventSetup/list/${user.id}/${list}`;
  const events: readonly { readonly eventName: string; readonly status: string }[] = await callApi(
    url,
    undefined,
    token,
    'GET',
  );
  expect(statuses).toEqual(expect.arrayContaining(events.map(({ status }) => status)));
  expect(events).not.toEqual([]);
  await openPortal({ path: hostHome });
  await userEvent.click(await tab(name));
  for (const { eventName } of events) expect(await header(eventName)).toBeVisible();
  const shown = within(screen.getAllByRole('tabpanel').at(-1) ?? document.body);
  expect(shown.getAllByRole('button', { expanded: false })).toHaveLength(events.length);
});

test('[J-R02] switching the list changes the address, collapses, and Back returns', async () => {
  await openPortal({ path: hostHome });
  await openEvent('Team dinner');
  await userEvent.click(await tab(/^Completed Events/));
  expect(await header('Nana’s eightieth birthday')).toHaveAttribute('aria-expanded', 'false');
  expect(location.search).toBe('?list=completed');
  expect(headers()).toContainEqual(expect.stringContaining('Spring showcase at the studio'));
  act(() => history.back());
  expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'false');
  expect(location.search).toBe('');
});

test.each([
  ['upcoming', /^UPCOMING Events/],
  ['completed', /^Completed Events/],
  ['cancel', /^Cancelled Events/],
])('[J-R02] a link that names an event opens the list %s that has it', async (list, name) => {
  const { token, user } = await demoSession('host', 'host');
  const url = `/api/v1/User/EventSetup/list/${user.id}/${list}`;
  const events: readonly { readonly id: number; readonly eventName: string }[] = await callApi(
    url,
    undefined,
    token,
    'GET',
  );
  const { id, eventName = '' } = events.at(-1) ?? {};
  await openPortal({ path: hostEventPath(id ?? 0) });
  await waitFor(
    () => expect(screen.getByRole('button', { name: new RegExp(eventName), expanded: true })).toBeVisible(),
    patience,
  );
  expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
  expect(location.search).toBe(`?event=${id}&list=${list}`);
  expect(screen.queryByText(/The event in your link/)).toBeNull();
});

test('[J-R02] a link that names an event of someone else says so above the own events', async () => {
  await openPortal({ path: hostEventPath(999_999) });
  expect(await screen.findByText(/^The event in your link isn’t among yours\./, {}, patience)).toBeVisible();
  expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'false');
});

test('[J-R05] [J-R11] [J-R12] an event shows everything that was booked', async () => {
  await openPortal({ path: hostHome });
  expect(await header('Team dinner')).toHaveTextContent(/\w+day, \w+ \d+, \d{4}/);
  const body = await openEvent('Team dinner');
  expect(body.getByRole('textbox', { name: 'Event ID' })).toHaveProperty(
    'value',
    expect.stringMatching(/^[A-HJ-NP-Z2-9]{12}$/),
  );
  expect(factsIn(body)).toEqual([
    expect.stringMatching(new RegExp(`^${product} Names: Maya \\w+, Devon \\w+$`)),
    expect.stringMatching(/^Event Type: .+/),
    expect.stringMatching(/^Event Date: \w+day, \w+ \d+, \d{4}$/),
    'Event Duration: 3 hours',
    expect.stringMatching(/^Event Start Time: 6:00 p.m. E[SD]T$/),
    expect.stringMatching(new RegExp(`^${product} Start Time: 6:00 p.m. E[SD]T$`)),
    expect.stringMatching(/^Address: .+/),
  ]);
  expect(body.getByRole('link', { name: /Toronto|Mississauga|ON/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/),
  );
});

test('[J-R05] [L-R18] the steps say what has happened, what is awaited until when, and what is to come', async () => {
  await openPortal({ path: hostHome });
  const steps = stepsIn(await openEvent('Team dinner'));
  expect(steps).toEqual([
    expect.stringMatching(/^You’ve booked and paid/),
    expect.stringMatching(/^Maya has accepted/),
    expect.stringMatching(
      /^Your request to Devon is open.*We expect an answer by \w+day, .* at \d+:\d\d [ap].m. E[SD]T\.$/,
    ),
    expect.stringMatching(/^Your event.*at 6:00 p.m. E[SD]T$/),
    // A day after the end at 9:00 p.m.
    expect.stringMatching(/^Your gallery.*Ready by \w+day, .* at 9:00 p.m. E[SD]T/),
    expect.stringMatching(/^Your review/),
  ]);
});

test('[J-R06] [J-R09] tiles lead to the tabs of the event, and those that cannot be used say why', async () => {
  await openPortal({ path: `${hostHome}_/MyEvents?list=cancel` });
  const body = await openEvent('Engagement at the harbour');
  expect(stepsIn(body)).toContainEqual(expect.stringMatching(/^\w+ can’t come.*back/));
  const tileOf = (name: string, role: 'link' | 'button' = 'link') => body.getByRole(role, { name });
  for (const [name, slug] of [
    [`EXTEND YOUR ${product}`, 'Extend'],
    [`TIP YOUR ${product}`, 'Tip'],
    ['GALLERY', 'Gallery'],
    ['INVOICE', 'Invoice'],
    [`REVIEW YOUR ${product}`, 'Review'],
  ] as const)
    expect(tileOf(name)).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/CustomerDashboardTab/MyEvents/\\d+/${slug}$`)),
    );
  expect(tileOf('Message Board', 'button')).toHaveAccessibleDescription(
    'The message board is closed for cancelled events.',
  );
  expect(tileOf('CANCEL EVENT', 'button')).toHaveAccessibleDescription('This event is already cancelled.');
  expect(tileOf('CANCEL EVENT', 'button')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tileOf('INVOICE'));
  expect(await screen.findByRole('heading', { level: 1, name: 'DOWNLOAD INVOICE' }, patience)).toHaveFocus();
});

test('[J-R06] [J-R10] ADD RECAP leads to the brief of an event without one, and says why an event gets none', async () => {
  const { loads, unmount } = await openPortal({ path: hostHome });
  const dinner = await openEvent('Team dinner');
  const tile = dinner.getByRole('button', { name: 'ADD RECAP' });
  expect(tile).not.toHaveAttribute('aria-disabled');
  await userEvent.click(tile);
  expect(loads).toEqual(['/event_booking?step=recap']);
  expect(localStorage.getItem('bookingFlow')).toBe('recap');
  const { cart } = JSON.parse(localStorage.getItem('savedCart') ?? '');
  expect(cart).toMatchObject({ kind: 'addition', eventName: 'Team dinner', durationHours: 3, lines: [] });
  expect(localStorage.getItem('reelEventId')).toBe(String(cart.eventId));
  expect(localStorage.getItem('reelOrderId')).toBe(String(cart.orderId));
  const wedding = await openEvent('Robin and Sam');
  expect(wedding.getByRole('button', { name: 'ADD RECAP' })).toHaveAccessibleDescription(
    'This event already has a recap.',
  );
  unmount();
  await openPortal({ path: `${hostHome}_/MyEvents?list=cancel` });
  const picnic = await openEvent('Graduation picnic');
  const closed = picnic.getByRole('button', { name: 'ADD RECAP' });
  expect(closed).toHaveAccessibleDescription('This event is already cancelled.');
  await userEvent.click(closed);
  expect(localStorage.getItem('reelEventId')).toBe(String(cart.eventId));
});

test('[J-R06] an event that is over can be booked again, one ahead cannot', async () => {
  const { loads, unmount } = await openPortal({ path: `${hostHome}_/MyEvents?list=completed` });
  const over = await openEvent('Spring showcase');
  const again = over.getByRole('link', { name: 'Book again' });
  expect(again).toHaveAttribute('href', expect.stringMatching(/^\/event_booking\?again=\d+$/));
  await userEvent.click(again);
  expect(loads).toEqual([again.getAttribute('href')]);
  unmount();
  await openPortal({ path: hostHome });
  const ahead = await openEvent('Team dinner');
  expect(ahead.queryByRole('link', { name: 'Book again' })).toBeNull();
});

test('[J-R04] a list without events says so', async () => {
  await openPortal({ path: `${hostHome}_/MyEvents?list=cancel`, host: 'nadia' });
  expect(await screen.findByText('No events found', {}, patience)).toBeVisible();
  expect(screen.getByText('You haven’t cancelled any event.')).toBeVisible();
});

test('a list that cannot be loaded offers another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPortal({ path: hostHome, apiHost: 'http://127.0.0.1:1' });
  expect(await screen.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
});

test('the next event stands above the list, with the time until it begins', async () => {
  await openPortal({ path: hostHome });
  const next = within(await screen.findByRole('region', { name: 'Your next event' }, patience));
  expect(next.getByRole('link', { name: 'Team dinner' })).toBeVisible();
  expect(next.getByText(/^Starts in [89] days/)).toBeVisible();
  expect(next.getByText('Your request to Devon is open')).toBeVisible();
  expect(next.getByText(/^We expect an answer by \w+day, .* at \d+:\d\d\s[ap].m. E[SD]T\.$/)).toBeVisible();
  const address = '290 Bremner Blvd, Toronto, ON';
  expect(next.getByText(address)).toBeVisible();
  expect(next.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  );
  expect(next.getByRole('button', { name: 'Add to your calendar' })).toBeEnabled();
  await userEvent.click(next.getByRole('link', { name: 'Team dinner' }));
  await waitFor(() => expect(location.search).toMatch(/^\?event=\d+&list=upcoming$/), patience);
  expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'true');
  // Closed by hand, it opens again by the same link.
  await userEvent.click(await header('Team dinner'));
  expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(next.getByRole('link', { name: 'Team dinner' }));
  await waitFor(
    async () => expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'true'),
    patience,
  );
});

test('[I-R05] a draft for which someone was found stands above the list, with the way to its cart', async () => {
  await untilSuggested();
  await openPortal({ path: hostHome });
  const heading = `Events that still need a ${product}`;
  const part = within(await screen.findByRole('region', { name: heading }, patience));
  const draft = within(part.getByText('Sunrise at the bluffs').closest('li') ?? document.body);
  expect(draft.getByText(/ can come\. Choose in your cart and pay there\.$/)).toBeVisible();
  const cart = draft.getByRole('link', { name: 'Open the cart of “Sunrise at the bluffs”' });
  expect(cart).toHaveAttribute('href', expect.stringMatching(/^\/event_booking\/5\/\d+$/));
});

test('speaks French', async () => {
  await openPortal({ path: hostHome, locale: 'fr-CA' });
  const body = await openEvent('Team dinner');
  expect(factsIn(body)).toContain('Durée: 3 heures');
  expect(body.getByRole('button', { name: 'ANNULER L’ÉVÉNEMENT' })).toHaveAccessibleDescription(
    /^Annulation possible jusqu’au /,
  );
});
