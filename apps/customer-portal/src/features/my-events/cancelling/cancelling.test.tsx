import { brand } from '@repo/domain/brand';
import { hostHome } from '@repo/domain/site/dashboard-address';
import { withPlainSpaces } from '@repo/i18n/testing/with-plain-spaces';
import { callApi } from '@repo/shell/testing/call-api';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeReplies } from '@repo/shell/testing/requests';
import { openPortal, patience } from '../../../testing/open-portal.tsx';

const question = 'Please confirm if you wish to proceed with canceling your event.';

/** Opens the question of an event; the accounts are those of one test each, because it ends their events. */
async function openQuestion(host: string, name: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  await openPortal({ path: hostHome, host, locale });
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }, patience));
  const body = within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
  await userEvent.click(body.getByRole('button', { name: /^(CANCEL EVENT|ANNULER L’ÉVÉNEMENT)$/ }));
  return screen.getByRole('alertdialog');
}

const rowsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => withPlainSpaces(textContent)));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Makes calls to addresses with this text fail until the returned function is called. */
function failCalls(words: string): () => void {
  class FailingRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, String(url).includes(words) ? 'http://localhost:1/' : url, true);
    }
  }
  const failing = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FailingRequest());
  return () => failing.mockRestore();
}

/** Declines a provider's request for an event, which changes what its host gets back. */
async function declineAs(provider: string, eventName: string): Promise<void> {
  const { token, user } = await demoSession(provider, 'provider');
  const requests = await callApi(`/api/v1/${brand.slug}/Event/${user.id}`, undefined, token, 'GET');
  const { id } = requests.find((request: { eventName: string }) => request.eventName === eventName);
  const answer = { Id: user.id, EventId: id, isActive: false, reason: 'Away' };
  await callApi(`/api/v1/${brand.slug}/Event/${user.id}`, answer, token, 'PUT');
}

/** Cancels an event in another window. */
async function cancelElsewhere(host: string): Promise<void> {
  const { token, user } = await demoSession(host, 'host');
  const [event] = await callApi(`/api/v1/User/EventSetup/list/${user.id}/upcoming`, undefined, token, 'GET');
  const body = { eventId: event.id, orderId: event.order[0].id, userId: user.id };
  await callApi('/api/Stripe/CreateRefund', body, token);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[J-R07] the tile says until when an event can be cancelled', async () => {
  await openPortal({ path: hostHome });
  await userEvent.click(await screen.findByRole('button', { name: /^Team dinner/ }, patience));
  const tile = screen.getByRole('button', { name: 'CANCEL EVENT' });
  expect(tile).not.toHaveAttribute('aria-disabled');
  expect(
    withPlainSpaces(document.getElementById(tile.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toMatch(/^You can cancel until \w+day, \w+ \d+, \d{4} at 6:00 p.m. E[SD]T\.$/);
});

/** What the server answers about an event from a day before its start on. */
type Answered = { readonly timeline: readonly object[] };
const tooLate = (event: Answered) => ({ ...event, isCancelEventAllowed: false });
const running = (event: Answered) => ({
  ...tooLate(event),
  timeline: [...event.timeline, { step: 'checkedIn', at: nowSeconds(), firstName: 'Maya' }],
});

test.each([
  ['in the last 24 hours before it starts', tooLate, 'It’s too late to cancel this event.'],
  ['while it is running', running, `A ${brand.singular} has checked in, so this event can’t be cancelled.`],
])('[J-R07] an upcoming event cannot be cancelled %s, and says why', async (_, change, reason) => {
  changeReplies<readonly Answered[]>('/EventSetup/list/', (events) => events.map(change));
  await openPortal({ path: hostHome });
  await userEvent.click(await screen.findByRole('button', { name: /^Team dinner/ }, patience));
  const body = within(screen.getByRole('region', { name: /^Team dinner/ }));
  const tile = body.getByRole('button', { name: 'CANCEL EVENT' });
  expect(tile).toHaveAttribute('aria-disabled', 'true');
  expect(tile).toHaveAccessibleDescription(reason);
  expect(body.getByText(reason)).toBeVisible();
  await userEvent.click(tile);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[H-R10] [J-R08] [Z-R08] an event is cancelled for what its host has seen, by line, also where that changes meanwhile', async () => {
  const name = 'Silver anniversary';
  const dialog = await openQuestion('oliver', name);
  expect(dialog).toHaveAccessibleName(`Cancel “${name}”?`);
  expect(within(dialog).getByText(question)).toBeVisible();
  await within(dialog).findByRole('table', { name: 'What you get back' }, patience);
  const [header, ...rows] = rowsIn(dialog);
  expect(header).toEqual(['Booked', 'Paid by card', 'Back to card']);
  expect(rows).toEqual([
    [expect.stringMatching(/^Maya \w+$/), expect.stringMatching(/^\$\d+\.\d\d$/), rows[0]?.[1]],
    [expect.stringMatching(/^Devon \w+$/), expect.stringMatching(/^\$\d+\.\d\d$/), rows[1]?.[1]],
  ]);
  const sum = rows.reduce((total, [, , back = '']) => total + Number(back.slice(1)), 0).toFixed(2);
  const promise = (amount: string) => `You get ${amount} back on the card ending in 4242.`;
  expect(withPlainSpaces(dialog.textContent)).toContain(promise(`$${sum}`));
  expect(withPlainSpaces(dialog.textContent)).toMatch(
    /Cancel by \w+day, .* for everything you paid\. After that, until \w+day, .*, you get 50% of each line/,
  );
  await press('Keep event');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'CANCEL EVENT' })).toHaveFocus();

  await press('CANCEL EVENT');
  await screen.findByRole('table', { name: 'What you get back' }, patience);
  await declineAs('maya', name);
  await press('Cancel event');
  expect(await screen.findByText(/^What you get back has just changed/, {}, patience)).toBeVisible();
  const changed = screen.getByRole('alertdialog');
  expect(rowsIn(changed).slice(1)).toEqual([rows[1]]);
  await press('Cancel event');
  const note = await screen.findByText(new RegExp(`^“${name}” is cancelled`), {}, patience);
  expect(withPlainSpaces(note.textContent)).toContain(promise(rows[1]?.[1] ?? ''));
  expect(note.closest('[role="status"]')).toHaveFocus();
  expect(await screen.findByText('Event cancelled', {}, patience)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Silver/ })).toBeNull(), patience);
  await userEvent.click(await screen.findByRole('tab', { name: 'Cancelled Events 1' }, patience));
  await userEvent.click(await screen.findByRole('button', { name: /^Silver/ }, patience));
  expect(await screen.findByText('The event is cancelled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'CANCEL EVENT' })).toHaveAccessibleDescription(
    'This event is already cancelled.',
  );
});

test('[J-R08] an event that was cancelled meanwhile says so in the dialog, and leaves the list', async () => {
  const dialog = await openQuestion('chidi', 'Launch night');
  await within(dialog).findByRole('table', {}, patience);
  expect(rowsIn(dialog).at(-1)?.[0]).toBe('Recap');
  await cancelElsewhere('chidi');
  await press('Cancel event');
  const refused = await screen.findByRole(
    'alertdialog',
    { name: '“Launch night” is already cancelled' },
    patience,
  );
  expect(within(refused).getByText(/^You find it under Cancelled Events/)).toBeVisible();
  expect(within(refused).queryByRole('button', { name: 'Cancel event' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Launch night')).toBeNull(), patience);
  await userEvent.click(within(refused).getAllByRole('button', { name: 'Close' }).at(-1) ?? refused);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(
    screen.getByRole('heading', { name: 'No events found' }).closest('[tabindex="-1"]:focus'),
  ).not.toBeNull();
  expect(screen.queryByText(/is cancelled\./)).toBeNull();
  expect(screen.getByText('“Launch night” is now under Cancelled Events.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Open “Launch night”' }));
  const moved = await screen.findByRole('button', { name: /^Launch night/ }, patience);
  expect(moved).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('tab', { name: /^Cancelled Events/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText(/is now under/)).toBeNull();
});

test('[J-R08] without the amounts nothing can be confirmed, and they can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = failCalls('RefundPreview');
  const dialog = await openQuestion('host', 'Robin and Sam');
  await within(dialog).findByText('This didn’t load', {}, patience);
  expect(within(dialog).getByText(question)).toBeVisible();
  const confirm = within(dialog).getByRole('button', { name: 'Cancel event' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(confirm);
  expect(within(dialog).queryByRole('table')).toBeNull();
  end();
  await press('Try again');
  expect(await within(dialog).findByRole('table', { name: 'What you get back' }, patience)).toBeVisible();
  expect(confirm).not.toHaveAttribute('aria-disabled');
});

test('[J-R08] a cancellation that doesn’t reach the server is told, and nothing is cancelled', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dialog = await openQuestion('host', 'Robin and Sam');
  await within(dialog).findByRole('table', {}, patience);
  const end = failCalls('CreateRefund');
  await press('Cancel event');
  expect(await within(dialog).findByRole('alert', {}, patience)).toHaveTextContent('Unable to access server');
  end();
  await press('Keep event');
  expect(screen.getByRole('button', { name: /^Robin and Sam/ })).toBeVisible();
});

test('[J-R08] the question speaks French', async () => {
  const dialog = await openQuestion('host', 'Robin and Sam', 'fr-CA');
  expect(dialog).toHaveAccessibleName('Annuler «\u00a0Robin and Sam, the wedding\u00a0»?');
  await within(dialog).findByRole('table', { name: 'Votre remboursement' }, patience);
  expect(withPlainSpaces(dialog.textContent)).toMatch(
    /Nous remboursons [\d ]+,\d\d \$ sur la carte se terminant par 4242/,
  );
  expect(within(dialog).getByText('Confirmez que vous souhaitez annuler votre événement.')).toBeVisible();
  expect(rowsIn(dialog)).toHaveLength(4);
});
