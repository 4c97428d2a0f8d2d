import { hostTabPath } from '@repo/domain/site/dashboard-address';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const host = 'elise';
const onFirefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
const onIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Logs the host in on another device; returns how the server answers a call of that session. */
async function logInOn(userAgent: string) {
  const reply = await fetch(`${location.origin}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ userName: `${host}@demo.test`, password: 'Demo!123' }),
  });
  const { token, user } = (await reply.json()).payload.items;
  const headers = { authorization: `Bearer ${token}` };
  return async () => (await fetch(`${location.origin}/api/v1/user/userinfo/${user.id}`, { headers })).status;
}

async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  await openPortal({ host, path: hostTabPath('MyAccount'), locale });
  const name = locale === 'en-CA' ? 'Devices you’re logged in on' : 'Appareils connectés à votre compte';
  return within(await screen.findByRole('list', { name }, patience));
}

beforeEach(() => localStorage.clear());

test('[A-107] names each device, and logs one out for good', async () => {
  const statusThere = await logInOn(onIPhone);
  const list = await open();
  const rows = list.getAllByRole('listitem');
  expect(rows.filter((row) => within(row).queryByText('This device') !== null)).toHaveLength(1);
  expect(await statusThere()).toBe(200);
  await userEvent.click(list.getByRole('button', { name: /^Log out: Safari on iPhone, last used / }));
  const note = await screen.findByText('Safari on iPhone is logged out.', {}, patience);
  expect(note.closest('[role="status"]')).toHaveFocus();
  expect(list.queryByText('Safari on iPhone')).toBeNull();
  expect(await statusThere()).toBe(401);
});

test('[A-70] logs all other devices out after a question, and keeps this one', async () => {
  const others = [await logInOn(onIPhone), await logInOn(onFirefox)];
  const list = await open();
  expect(list.getByText('Firefox on Windows')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log out of all other devices' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out of all other devices?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out of them' }));
  expect(await screen.findByText('All other devices are logged out.', {}, patience)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('This device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out of all other devices' })).toBeNull();
  for (const statusThere of others) expect(await statusThere()).toBe(401);
});

test('[A-107] speaks French', async () => {
  await logInOn(onFirefox);
  const list = await open('fr-CA');
  expect(list.getByText('Firefox sur Windows')).toBeVisible();
  expect(list.getByRole('button', { name: /^Déconnecter\s: Firefox sur Windows, / })).toBeVisible();
});
