import { providerTabPath } from '@repo/domain/site/dashboard-address';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../../testing/booked-request.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const open = (locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  openPortal({ provider: 'priya', path: providerTabPath('MyEvents'), locale });
const button = (name: string) => screen.findByRole('button', { name }, patience);
const linkField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar link' }, patience);
const readFeed = (link: string) => fetch(`${location.origin}${new URL(link).pathname}`);

async function confirm(dialogName: string, verb: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: dialogName }, patience);
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
  await waitFor(() => expect(dialog).not.toBeVisible(), patience);
}

beforeEach(() => localStorage.clear());

test('[A-107] creates a link that reads the own events, replaces it and revokes it', async () => {
  const { answer } = await bookedRequest({ provider: 'priya', name: 'Subscribed party', days: 30 });
  await answer(true);
  await open();
  expect(await screen.findByRole('region', { name: 'Subscribe in your calendar' }, patience)).toBeVisible();
  await userEvent.click(await button('Create a link'));
  const first = (await linkField()).value;
  expect(first).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  const feed = await readFeed(first);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('SUMMARY:Subscribed party\r\n');

  await userEvent.click(await button('Replace the link'));
  await confirm('Replace your calendar link?', 'Replace the link');
  await waitFor(async () => expect((await linkField()).value).not.toBe(first), patience);
  const second = (await linkField()).value;
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);

  await userEvent.click(await button('Revoke the link'));
  await confirm('Revoke your calendar link?', 'Revoke the link');
  expect(await screen.findByText('Your link no longer works.', {}, patience)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your calendar link' })).toBeNull();
  expect(await button('Create a link')).toBeVisible();
  expect((await readFeed(second)).status).toBe(404);
});

test('[A-107] shows a link only once, and keeps it when the question is declined', async () => {
  const { unmount } = await open();
  await userEvent.click(await button('Create a link'));
  const { value } = await linkField();
  unmount();
  await open();
  expect(
    await screen.findByText(/^You have had a link since .*can’t show it again\.$/, {}, patience),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your calendar link' })).toBeNull();
  await userEvent.click(await button('Revoke the link'));
  await confirm('Revoke your calendar link?', 'Keep the link');
  expect((await readFeed(value)).status).toBe(200);
});

test('speaks French', async () => {
  await open('fr-CA');
  const part = await screen.findByRole('region', { name: 'Vos événements dans votre calendrier' }, patience);
  expect(
    await within(part).findByRole('button', { name: /^(Créer|Remplacer) (un|le) lien$/ }, patience),
  ).toBeVisible();
});
