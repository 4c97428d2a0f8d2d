import { serverData } from '@repo/api-client/server-data';
import { hostTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { holdBack } from '@repo/shell/testing/requests';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const host = 'layla';
const url = '/api/v1/MessageBoard/Preferences';

let known: ReturnType<typeof demoSession> | undefined;
async function readPreferences() {
  known ??= demoSession(host, 'host');
  return callApi(url, undefined, (await known).token, 'GET');
}

async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA', apiHost = '') {
  await openPortal({ host, path: hostTabPath('MyAccount'), locale, apiHost });
  const name = locale === 'en-CA' ? 'Our emails to you' : 'Nos courriels';
  return within(await screen.findByRole('group', { name }, patience));
}
const box = (group: Awaited<ReturnType<typeof open>>, name: string) =>
  group.findByRole('checkbox', { name }, patience);

beforeEach(() => localStorage.clear());

test('[A-43] [Z-R08] the consent to news is given and withdrawn in the words of the sign-up', async () => {
  const group = await open();
  const news = await box(group, 'Send me news and offers by email');
  expect(news).not.toBeChecked();
  for (const isGiven of [true, false]) {
    await userEvent.click(news);
    await waitFor(async () => expect((await readPreferences()).news).toBe(isGiven), patience);
    expect(await screen.findAllByText('Saved', {}, patience)).not.toHaveLength(0);
  }
});

test('[A-107] a change stays shown when an older answer arrives before it is saved', async () => {
  const { store } = await openPortal({ host, path: hostTabPath('MyAccount') });
  const reminders = () => screen.getByRole('checkbox', { name: 'Reminders before an event' });
  await waitFor(() => expect(reminders()).toBeChecked(), patience);
  const loadedAt = () =>
    store.getState()[serverData.reducerPath].queries['mailPreferences(undefined)']?.fulfilledTimeStamp ?? 0;
  const saving = holdBack(url, 'PUT');
  await userEvent.click(reminders());
  await waitFor(() => expect(saving.isHeld()).toBe(true), patience);
  const shown = loadedAt();
  act(() => void store.dispatch(serverData.util.invalidateTags(['live'])));
  await waitFor(() => expect(loadedAt()).toBeGreaterThan(shown), patience);
  expect(reminders()).not.toBeChecked();
  const older = loadedAt();
  saving.end();
  act(saving.release);
  await waitFor(async () => expect((await readPreferences()).reminders).toBe(false), patience);
  await waitFor(() => expect(loadedAt()).toBeGreaterThan(older), patience);
  expect(reminders()).not.toBeChecked();
  await userEvent.click(reminders());
  await waitFor(async () => expect((await readPreferences()).reminders).toBe(true), patience);
});

test('[A-107] saves quick changes in their order, and says which mails are always sent', async () => {
  const group = await open();
  const reminders = await box(group, 'Reminders before an event');
  expect(
    group.getByText(/^Emails about your bookings, payments, refunds and .* always sent\.$/),
  ).toBeVisible();
  await userEvent.click(reminders);
  await userEvent.click(reminders);
  await userEvent.click(await box(group, 'Questions for a review after an event'));
  await userEvent.click(group.getByRole('radio', { name: 'Français' }));
  const expected = { locale: 'fr-CA', reminders: true, reviews: false, news: false };
  await waitFor(async () => expect(await readPreferences()).toEqual(expected), patience);
  expect(reminders).toBeChecked();
});

test('[A-107] speaks French, and shows what was saved before', async () => {
  const group = await open('fr-CA');
  expect(await box(group, 'Demandes d’évaluation après un événement')).not.toBeChecked();
  expect(group.getByRole('radio', { name: 'Français' })).toBeChecked();
});
