import { brand } from '@repo/domain/brand';
import { hostEventPath, hostHome } from '@repo/domain/site/dashboard-address';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeReplies } from '@repo/shell/testing/requests';
import { eventIdOf, saveDraft } from '../../testing/host-api.ts';
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
    return withPlainSpaces(`${term.textContent}: ${textContent}`);
  });

/** Returns the steps of an event as "text: state". */
const stepsIn = (body: ReturnType<typeof within>) =>
  within(body.getByRole('list', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => withPlainSpaces(textContent));

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

/** Returns the text of a saved file. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

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
])('[J-R02] [Z-R13] the list %s shows the events of exactly its statuses', async (list, name, statuses) => {
  const { token, user } = await demoSession('host', 'host');
  const url = `/api/v1/User/EventSetup/list/${user.id}/${list}`;
  const events: readonly { readonly eventName: string; readonly status: string }[] = await callApi(
    url,
    undefined,
    token,
    'GET',
  );
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(statuses));
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
  const { token, user } = await demoSession('nadia', 'host');
  const url = `/api/v1/User/EventSetup/list/${user.id}/upcoming`;
  const [ofNadia] = await callApi(url, undefined, token, 'GET');
  for (const id of [ofNadia.id, 999_999]) {
    const { unmount } = await openPortal({ path: hostEventPath(id) });
    expect(
      await screen.findByText(/^The event in your link isn’t among yours\./, {}, patience),
    ).toBeVisible();
    expect(await header('Team dinner')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(ofNadia.eventName)).toBeNull();
    unmount();
  }
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
  const { unmount } = await openPortal({ path: hostHome });
  const ahead = await openEvent('Team dinner');
  for (const [name, slug] of [
    [`EXTEND YOUR ${product}`, 'Extend'],
    [`TIP YOUR ${product}`, 'Tip'],
    ['GALLERY', 'Gallery'],
    ['INVOICE', 'Invoice'],
    [`REVIEW YOUR ${product}`, 'Review'],
  ] as const)
    expect(ahead.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/CustomerDashboardTab/MyEvents/\\d+/${slug}$`)),
    );
  expect(ahead.getByRole('button', { name: 'Message Board' })).toHaveAccessibleDescription(
    'Messages aren’t open yet.',
  );
  unmount();

  await openPortal({ path: `${hostHome}_/MyEvents?list=cancel` });
  const body = await openEvent('Engagement at the harbour');
  expect(stepsIn(body)).toContainEqual(expect.stringMatching(/^\w+ can’t come.*back/));
  const tileOf = (name: string, role: 'link' | 'button' = 'link') => body.getByRole(role, { name });
  for (const name of [`EXTEND YOUR ${product}`, `TIP YOUR ${product}`, `REVIEW YOUR ${product}`])
    expect(tileOf(name, 'button')).toHaveAccessibleDescription('This event is cancelled.');
  expect(tileOf('GALLERY')).toBeVisible();
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
  // Of the list, and of the drafts above it.
  const again = () => screen.getAllByRole('button', { name: 'Try again' });
  await waitFor(() => expect(again()).toHaveLength(2), patience);
  for (const button of again()) await waitFor(() => expect(button).toBeVisible(), patience);
});

test('[J-R05] the next event names who has accepted, also after another one could not come', async () => {
  const at = 1_780_000_000;
  changeReplies<readonly object[]>('/EventSetup/list/', (events) =>
    events.map((event) => ({
      ...event,
      deadline: null,
      timeline: [
        { step: 'accepted', at, firstName: 'Maya' },
        { step: 'declined', at: at + 60, firstName: 'Devon' },
      ],
    })),
  );
  await openPortal({ path: hostHome });
  const next = within(await screen.findByRole('region', { name: 'Your next event' }, patience));
  expect(next.getByText('Maya has accepted')).toBeVisible();
  expect(next.getByText(/^Devon can’t come/)).toBeVisible();
});

test('[J-R05] the next event stands above the list, with the time until it begins', async () => {
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

test('[J-R05] the next event and its body save the same calendar file, from its start to its end', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  // jsdom has no object URLs.
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  await openPortal({ path: hostHome });
  const body = await openEvent('Team dinner');
  const next = within(screen.getByRole('region', { name: 'Your next event' }));
  for (const part of [next, body])
    await userEvent.click(part.getByRole('button', { name: 'Add to your calendar' }));
  expect(names).toEqual(['event.ics', 'event.ics']);
  const { token } = await demoSession('host', 'host');
  const url = `/api/v1/User/EventSetup/GetExtendTipEvent/${await eventIdOf('upcoming', 'Team dinner')}`;
  const { sbstartTime } = await callApi(url, undefined, token, 'GET');
  const stampOf = (seconds: number) => new Date(seconds * 1000).toISOString().replaceAll(/[-:]|\.000/g, '');
  for (const file of files) {
    const lines = (await textOf(file)).split('\r\n');
    expect(lines).toContain(`DTSTART:${stampOf(sbstartTime)}`);
    expect(lines).toContain(`DTEND:${stampOf(sbstartTime + 3 * 3600)}`);
    expect(lines).toContain(`SUMMARY:Team dinner (${product})`);
    expect(lines).toContain('LOCATION:290 Bremner Blvd\\, Toronto\\, ON');
  }
});

test('[J-R05] an event of one hour lasts “1 hour”', async () => {
  changeReplies<readonly object[]>('/EventSetup/list/', (events) =>
    events.map((event) => ({ ...event, duration: 1 })),
  );
  await openPortal({ path: hostHome });
  expect(factsIn(await openEvent('Team dinner'))).toContain('Event Duration: 1 hour');
});

test('[J-R01] [I-R02] a draft that waits shows by when it is answered, and says so when that time has passed', async () => {
  const eventName = `Lighthouse ${crypto.randomUUID()}`;
  const deadline = await saveDraft('elise', eventName);
  const open = async () => {
    const { unmount } = await openPortal({ path: hostHome, host: 'elise' });
    const text = (await screen.findByText(eventName, {}, patience)).closest('li')?.textContent;
    unmount();
    return withPlainSpaces(text);
  };
  const zone = { timeZone: 'America/Toronto' };
  const day = new Date(deadline * 1000).toLocaleDateString('en-CA', { ...zone, dateStyle: 'full' });
  const time = new Date(deadline * 1000).toLocaleTimeString('en-CA', { ...zone, timeStyle: 'short' });
  const moment = withPlainSpaces(`${day} at ${time}`);
  const before = await open();
  expect(before).toContain('We’re looking');
  expect(before).toContain(`We’ll suggest someone by ${moment} `);
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue((deadline + 1) * 1000);
  expect(await open()).toContain(`We promised an answer by ${moment} `);
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

test('[Z-R13] [A-27] neither a draft nor an event that is only a recap is in a list', async () => {
  const { token, user } = await demoSession('host', 'host');
  for (const status of ['draft', 'reelOnly']) {
    const url = `/api/v1/User/EventSetup/list/${user.id}/${status}`;
    await expect(callApi(url, undefined, token, 'GET')).rejects.toThrow('invalid_input');
  }
  await openPortal({ path: hostHome });
  expect(await screen.findByText('Sunrise at the bluffs', {}, patience)).toBeVisible();
  for (const [list, names] of [
    [/^UPCOMING Events 2$/, [/^Team dinner/, /^Robin and Sam/]],
    [/^Completed Events 2$/, [/^Spring showcase/, /^Nana’s eightieth/]],
    [/^Cancelled Events 2$/, [/^Engagement at the harbour/, /^Graduation picnic/]],
  ] as const) {
    await userEvent.click(await tab(list));
    await waitFor(() => {
      const shown = within(screen.getAllByRole('tabpanel').at(-1) ?? document.body);
      expect(shown.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual(
        names.map((name) => expect.stringMatching(name)),
      );
    }, patience);
  }
});

test('speaks French', async () => {
  await openPortal({ path: hostHome, locale: 'fr-CA' });
  const body = await openEvent('Team dinner');
  expect(factsIn(body)).toContain('Durée: 3 heures');
  expect(body.getByRole('button', { name: 'ANNULER L’ÉVÉNEMENT' })).toHaveAccessibleDescription(
    /^Annulation possible jusqu’au /,
  );
});
