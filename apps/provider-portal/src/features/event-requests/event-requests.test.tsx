import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import { textLimits } from '@repo/domain/limits';
import { providerEventPath, providerHome } from '@repo/domain/site/dashboard-address';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const provider = 'marcus';
const open = (changes: Partial<Parameters<typeof openPortal>[0]> = {}) =>
  openPortal({ provider, path: providerHome, ...changes });

const newName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
const header = (name: string) => screen.findByRole('button', { name: new RegExp(name) }, patience);
/** Opens a request, unless it is open, and returns its body. */
async function openRequest(name: string): Promise<HTMLElement> {
  const button = await header(name);
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return screen.getByRole('region', { name: new RegExp(name) });
}
const refetch = async ({ store }: Awaited<ReturnType<typeof open>>) =>
  act(async () => void store.dispatch(serverData.util.invalidateTags(['live'])));
const note = (words: RegExp) => screen.findByText(words, { selector: '[role="status"] p' }, patience);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[S-R02] a request shows what was asked for, what it pays, how far it is and until when', async () => {
  const name = newName('Rooftop party');
  await bookedRequest({ provider, name, days: 30, hours: 3 });
  await open();
  const title = await header(name);
  expect(title).toHaveTextContent(/\w+day, \w+ \d+, \d{4} · Vikram · Event ID \w{12}/);
  expect(title).toHaveTextContent(/(1 day|23 hours, \d+ minutes) left to answer/);
  const facts = factsIn(await openRequest(name));
  expect(facts.slice(0, 6)).toEqual([
    expect.stringMatching(/^Event Type: \w+/),
    expect.stringMatching(/^Event Date: \w+day, \w+ \d+, \d{4}$/),
    'Event Duration: 3 hours',
    expect.stringMatching(/^Event Start Time: 2:00 p.m. E[SD]T$/),
    expect.stringMatching(new RegExp(`^${brand.singular} Start Time: 2:00 p.m. E[SD]T$`)),
    'Address: 290 Bremner Blvd, Toronto, ON',
  ]);
  expect(facts.slice(6)).toEqual([
    expect.stringMatching(/^Distance from your home: \d+(\.\d)? km$/),
    'You earn about: $186.00 · Before fees and tax',
    expect.stringMatching(/^Your calendar: ./),
    expect.stringMatching(/^Answer by: \w+day, \w+ \d+, \d{4} at \d+:\d\d [ap].m. E[SD]T$/),
  ]);
});

test('[S-R02] one hour is written as "1 hour", and pays the two hours that are billed', async () => {
  const name = newName('Short');
  await bookedRequest({ provider: 'lea', name, days: 30, hours: 1 });
  await open({ provider: 'lea' });
  const facts = factsIn(await openRequest(name));
  expect(facts[2]).toBe('Event Duration: 1 hour');
  expect(facts[7]).toBe('You earn about: $144.00 · Before fees and tax');
});

test('[S-R02] the newest request is first, and open', async () => {
  const older = newName('Older');
  const newer = newName('Newer');
  await bookedRequest({ provider, name: older, days: 40 });
  await bookedRequest({ provider, name: newer, days: 45 });
  await open();
  await header(newer);
  const titles = screen.getAllByRole('button', { name: /Event ID/ });
  expect(titles[0]).toHaveAccessibleName(new RegExp(newer));
  expect(titles[1]).toHaveAccessibleName(new RegExp(older));
  expect(titles.map((title) => title.getAttribute('aria-expanded')).slice(0, 2)).toEqual(['true', 'false']);
});

const notAmongThem = 'This request isn’t among those that wait for your answer.';

test('[S-R02] a link that names a request opens it instead of the newest, and says when it no longer waits', async () => {
  const wanted = newName('Wanted');
  const newer = newName('Later');
  const { eventId, answer } = await bookedRequest({ provider, name: wanted, days: 60 });
  await bookedRequest({ provider, name: newer, days: 61 });
  const path = providerEventPath('EventRequests', eventId);
  const first = await open({ path });
  expect(await header(wanted)).toHaveAttribute('aria-expanded', 'true');
  expect(await header(newer)).toHaveAttribute('aria-expanded', 'false');
  await answer(true);
  await refetch(first);
  // What happens while the page is open has its own note.
  expect(await note(new RegExp(`^“${wanted}” has left the list: you’ve accepted it`))).toBeVisible();
  expect(screen.queryByText(/^You’ve already accepted/)).toBeNull();
  first.unmount();

  const accepted = await open({ path });
  expect(await screen.findByText(`You’ve already accepted “${wanted}”.`, {}, patience)).toBeVisible();
  // An address that names no request of the list opens none.
  expect(await header(newer)).toHaveAttribute('aria-expanded', 'false');
  const link = await screen.findByRole('link', { name: `Open “${wanted}”` }, patience);
  expect(link).toHaveAttribute('href', providerEventPath('MyEvents', eventId));
  accepted.unmount();

  const declined = await bookedRequest({ provider, name: newName('Declined'), days: 62 });
  await declined.answer(false);
  const again = await open({ path: providerEventPath('EventRequests', declined.eventId) });
  expect(await screen.findByText(/^You’ve already declined “Declined/, {}, patience)).toBeVisible();
  again.unmount();

  const ofAnother = await bookedRequest({ provider: 'isabelle', name: newName('Not yours'), days: 64 });
  for (const id of [ofAnother.eventId, 999_999]) {
    const { unmount } = await open({ path: providerEventPath('EventRequests', id) });
    expect(await screen.findByText(notAmongThem, {}, patience)).toBeVisible();
    expect(screen.queryByText(/Not yours/)).toBeNull();
    unmount();
  }
});

test('[S-R02] a named request that is newer than the loaded list is not called over', async () => {
  const page = await open();
  await screen.findByRole('heading', { level: 1, name: 'EVENT REQUESTS' }, patience);
  const name = newName('Just asked');
  const { eventId } = await bookedRequest({ provider, name, days: 70 });
  act(() => {
    history.pushState(null, '', providerEventPath('EventRequests', eventId));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await refetch(page);
  expect(await header(name)).toBeVisible();
  expect(screen.queryByText(notAmongThem)).toBeNull();
});

test('[S-R02] the own calendar says what speaks against a request, also in the question', async () => {
  const busy = newName('Morning');
  const name = newName('Afternoon');
  const { answer } = await bookedRequest({ provider: 'isabelle', name: busy, days: 30, startHour: 10 });
  await answer(true);
  await bookedRequest({ provider: 'isabelle', name, days: 30, startHour: 14, host: 'tony' });
  const calendarFact = (body: HTMLElement) => factsIn(body).find((fact) => fact.startsWith('Your calendar'));
  await open({ provider: 'isabelle' });
  const body = await openRequest(name);
  const sentence = `On the same day you have “${busy}”, 10:00 a.m. E[SD]T to 12:00 p.m. E[SD]T.`;
  await waitFor(
    () => expect(calendarFact(body)).toMatch(new RegExp(`^Your calendar: ${sentence}$`)),
    patience,
  );
  await userEvent.click(within(body).getByRole('button', { name: 'ACCEPT' }));
  expect(withPlainSpaces(screen.getByRole('alertdialog').textContent)).toMatch(new RegExp(sentence));
});

test('[S-R03] [Z-R08] accepting says what it means, then the request leaves with a note and a toast', async () => {
  const name = newName('Quiet dinner');
  const { answer, eventId } = await bookedRequest({ provider, name, days: 50 });
  await open();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'ACCEPT' }));
  const dialog = screen.getByRole('alertdialog', { name: `Accept “${name}”?` });
  expect(dialog).toHaveTextContent(/You’re booked for 2 hours from \w+day, .* at 2:00 p.m./);
  expect(dialog).toHaveTextContent('You earn about $124.00, and no one else can book you at that time.');
  expect(dialog).toHaveTextContent(/You can’t undo this here/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'ACCEPT' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept request' }));
  const told = await note(new RegExp(`You accepted “${name}”. It’s now under MY EVENTS.`));
  expect(told.closest('[role="status"]')).toHaveFocus();
  expect(screen.getByRole('link', { name: `Open “${name}”` })).toHaveAttribute(
    'href',
    `/${brand.singular}Dashboard_/MyEvents?event=${eventId}`,
  );
  expect(await screen.findByText('Request accepted', {}, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect(answer(true)).rejects.toThrow(/action_already_perfomred/);
});

test('[S-R04] declining needs a reason, for which there are quick answers', async () => {
  const name = newName('Far away');
  const { answer } = await bookedRequest({ provider, name, days: 55 });
  await open();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'DECLINE' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reason' }));
  expect(dialog.getByText(new RegExp(`^You’re declining “${name}” on \\w+day, `))).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Reason to Decline' });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Reason is required/);
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(textLimits.longText + 1));
  expect(dialog.getByText('1 character too many', { selector: 'p' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(field).toHaveAccessibleDescription(/This text is too long/);
  await userEvent.click(dialog.getByRole('button', { name: 'It’s too far away for me.' }));
  expect(field).toHaveValue('It’s too far away for me.');
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await note(new RegExp(`You declined “${name}”`))).toBeVisible();
  expect(await screen.findByText('Request declined', {}, patience)).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
  await expect(answer(true)).rejects.toThrow(/action_already_perfomred/);
});

test('[S-R04] a reason of ten megabytes is refused in the dialog, and nothing is sent', async () => {
  const name = newName('Essay');
  await bookedRequest({ provider, name, days: 57 });
  await open();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'DECLINE' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reason' }));
  const field = dialog.getByRole('textbox', { name: 'Reason to Decline' });
  const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
  fireEvent.change(field, { target: { value: 'x'.repeat(10 * 1024 * 1024) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(field).toHaveAccessibleDescription(/This text is too long/);
  expect(field).toHaveFocus();
  expect(opened.mock.calls.map(([method]) => method)).not.toContain('PUT');
});

test('[S-R06] a request that another window has answered says so and leaves the list', async () => {
  const name = newName('Two windows');
  const { answer } = await bookedRequest({ provider, name, days: 60 });
  await open();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'ACCEPT' }));
  await answer(true);
  await userEvent.click(screen.getByRole('button', { name: 'Accept request' }));
  const words = `“${name}”: Action already perfomred on this ${brand.singular}`;
  expect((await note(new RegExp(words))).closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
});

/** Answers a change as the server does past the deadline, which its own clock reaches in a day. */
function refuseAsExpired(): void {
  const body = { status: 1, message: '', errors: ['event_request_has_expired'], payload: { items: null } };
  class RefusedRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      if (method.toUpperCase() !== 'PUT') return super.open(method, url, true);
      Object.defineProperty(this, 'status', { get: () => (this.readyState < 4 ? 0 : 409) });
      Object.defineProperty(this, 'responseText', { get: () => JSON.stringify(body) });
      super.open('GET', '/healthz', true);
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new RefusedRequest());
}

test('[S-R03] a request past its deadline says so, and leaves the list once its late answer is refused', async () => {
  const name = newName('Too late');
  const { answer } = await bookedRequest({ provider, name, days: 62 });
  const in25Hours = new Date().getTime() + 25 * 3_600_000;
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue(in25Hours);
  await open();
  expect(within(await header(name)).getByText('The time to answer is over.')).toBeVisible();
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'ACCEPT' }));
  // The list of the server no longer has it, either.
  await answer(false);
  refuseAsExpired();
  await userEvent.click(screen.getByRole('button', { name: 'Accept request' }));
  const told = await note(new RegExp(`“${name}”: This request has expired. You can no longer answer it.`));
  expect(told.closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
});

test('[S-R02] a request appears without a reload, and one that leaves is told in words', async () => {
  const name = newName('Live');
  const page = await open();
  await screen.findByRole('heading', { level: 1, name: 'EVENT REQUESTS' });
  const { answer } = await bookedRequest({ provider, name, days: 65 });
  await refetch(page);
  await userEvent.click(within(await openRequest(name)).getByRole('button', { name: 'ACCEPT' }));
  await answer(false);
  await refetch(page);
  const words = await note(new RegExp(`“${name}” has left the list: you’ve declined it`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // The question that had it is gone.
  expect(words.closest('[role="status"]')).toHaveFocus();
});

test('[S-R02] the server says how a request ended, whatever the clock of the device says', async () => {
  const name = newName('Overdue');
  const { answer } = await bookedRequest({ provider, name, days: 70 });
  const page = await open();
  await openRequest(name);
  const in25Hours = new Date().getTime() + 25 * 3_600_000;
  jest.spyOn(Date.prototype, 'getTime').mockReturnValue(in25Hours);
  await answer(false);
  await refetch(page);
  expect(await note(new RegExp(`“${name}” has left the list: you’ve declined it`))).toBeVisible();
});

test('[S-R02] every request that leaves at once is told, beside the own answer', async () => {
  const [own = '', first = '', second = ''] = ['Own', 'First', 'Second'].map(newName);
  await bookedRequest({ provider, name: own, days: 80 });
  const gone = [
    await bookedRequest({ provider, name: first, days: 80 }),
    await bookedRequest({ provider, name: second, days: 80 }),
  ];
  const page = await open();
  await userEvent.click(within(await openRequest(own)).getByRole('button', { name: 'ACCEPT' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept request' }));
  await note(new RegExp(`^You accepted “${own}”`));
  for (const { answer } of gone) await answer(false);
  await refetch(page);
  await note(new RegExp(`^“${second}” has left the list: you’ve declined it`));
  expect(await note(new RegExp(`^“${first}” has left the list`))).toBeVisible();
  expect(await note(new RegExp(`^You accepted “${own}”`))).toBeVisible();
});

test('[S-R05] without requests the page says so', async () => {
  await open({ provider: 'emre' });
  expect(
    await screen.findByRole('heading', { name: 'You have not received any event requests yet.' }, patience),
  ).toBeVisible();
});

test('[Z-R03] a list that cannot be loaded can be tried again, and says when there is no network', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = await open({ apiHost: 'http://localhost:1' });
  // Hidden until the part above it has failed too.
  expect(await screen.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  expect(screen.getByText('This didn’t load')).toBeVisible();
  unmount();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({ apiHost: 'http://localhost:1' });
  const offline = await screen.findByText(/You’re offline/, { selector: 'main p' }, patience);
  await waitFor(() => expect(offline).toBeVisible(), patience);
});

test('[S-R02] speaks French', async () => {
  const name = newName('Fête');
  await bookedRequest({ provider, name, days: 75 });
  await open({ locale: 'fr-CA' });
  const facts = factsIn(await openRequest(name));
  expect(facts[2]).toBe('Durée de l’événement: 2 heures');
  expect(facts[3]).toMatch(/^Début de l’événement: 14 h 00 H[NA]E$/);
  await userEvent.click(screen.getByRole('button', { name: 'REFUSER' }));
  expect(screen.getByRole('dialog', { name: 'Motif' })).toHaveTextContent('Motif du refus');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Motif du refus' })).toBeVisible());
});
