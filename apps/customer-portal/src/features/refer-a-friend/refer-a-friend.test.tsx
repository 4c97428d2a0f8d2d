import { hostTabPath } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeReplies } from '@repo/shell/testing/requests';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const host = 'xin';
const path = hostTabPath('ReferAFriend');
const email = () => screen.getByRole('textbox', { name: 'Your friend’s email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'SEND' }));
const table = () => screen.findByRole('table', { name: 'Your invitations' }, patience);

async function invite(address: string): Promise<void> {
  await userEvent.clear(email());
  await userEvent.type(email(), address);
  await send();
}
async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA', as = host) {
  const opened = await openPortal({ host: as, path, locale });
  await screen.findByRole('group', { name: /10.\$|10\$/ }, patience);
  return opened;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('[Q-R05] says what both get, and lists no invitations at first', async () => {
  await open('en-CA', 'layla');
  expect(screen.getByRole('heading', { level: 2, name: 'Get 10$ Off' })).toBeVisible();
  expect(
    screen.getByText(/takes \$10\.00 off their next event\. After that event, you get \$10\.00 off/),
  ).toBeVisible();
  expect(await screen.findByText('No invitations yet', {}, patience)).toBeVisible();
});

test.each([
  ['', 'this field is required'],
  ['fr', 'This field is invalid'],
  ['friend@demo', 'This field is invalid'],
])('[Q-R05] refuses the email "%s" in the form', async (entered, refusal) => {
  await open();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('maxlength', '254');
  if (entered !== '') await userEvent.type(email(), entered);
  await send();
  await waitFor(() => expect(email()).toHaveAccessibleDescription(new RegExp(refusal)), patience);
  await waitFor(() => expect(email()).toHaveFocus(), patience);
});

test('[Q-R05] [Z-R08] sends an invitation, says so, and lists it with the end of its code', async () => {
  await open();
  await invite('New.Friend@demo.test');
  expect(await screen.findByText('Invitation sent', {}, patience)).toBeVisible();
  const row = await within(await table()).findByRole('row', { name: /new\.friend@demo\.test/ }, patience);
  expect(row).toHaveTextContent(/InvitedThe code can be used until \w+/);
  expect(email()).toHaveValue('');
});

test('[Q-R05] [A-45] says of each invitation how far it has come, the latest first', async () => {
  const { token, user } = await demoSession('peter', 'host');
  const states = ['invited', 'booked', 'rewarded', 'expired'];
  for (const state of states.toReversed()) {
    const body = { userId: user.id, email: `is.${state}@demo.test` };
    await callApi('/api/v1/User/EventSetup/ReferToFriend', body, token);
  }
  changeReplies<readonly object[]>('/EventSetup/Referrals/', (invitations) =>
    invitations.map((invitation, position) => ({ ...invitation, state: states[position] })),
  );
  await open('en-CA', 'peter');
  const [, ...rows] = within(await table()).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^is\.invited@demo\.test.*InvitedThe code can be used until \w+/),
    expect.stringMatching(/^is\.booked@demo\.test.*BookedYour code comes by email after the event\.$/),
    expect.stringMatching(/^is\.rewarded@demo\.test.*You got \$10\.00 offWe’ve emailed you your code\.$/),
    expect.stringMatching(/^is\.expired@demo\.test.*ExpiredThe code wasn’t used in time\.$/),
  ]);
});

test('[Q-R05] refuses a friend who was invited before, and the own email, in words', async () => {
  await open();
  await invite('twice@demo.test');
  await within(await table()).findByRole('row', { name: /twice@demo\.test/ }, patience);
  await invite('twice@demo.test');
  expect(
    await screen.findByText('Sorry, this email has already been sent a referral code', {}, patience),
  ).toBeVisible();
  expect(email()).toHaveValue('twice@demo.test');
  await invite(`${host}@demo.test`);
  expect(await screen.findByText('Enter a friend’s email instead of your own.', {}, patience)).toBeVisible();
});

test('[Q-R05] [A-98] says that twenty invitations a day are enough', async () => {
  const { token, user } = await demoSession('vikram', 'host');
  for (let count = 0; count < 20; count += 1) {
    const body = { userId: user.id, email: `guest-${count}@demo.test` };
    await callApi('/api/v1/User/EventSetup/ReferToFriend', body, token);
  }
  await open('en-CA', 'vikram');
  expect(within(await table()).getAllByRole('row')).toHaveLength(13);
  await invite('one.more@demo.test');
  expect(await screen.findByText(/^Too many/i, {}, patience)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(9), patience);
  expect(within(await table()).getByRole('row', { name: /guest-0@demo\.test/ })).toBeVisible();
});

test('[Q-R05] shares the link to the site by the menu of the device, or by copying', async () => {
  const { unmount } = await open();
  const link = screen.getByRole('textbox', { name: 'Link to our site' });
  expect(link).toHaveValue(`${location.origin}/event_booking`);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  unmount();
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    },
  });
  try {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([
      expect.objectContaining({
        url: `${location.origin}/event_booking`,
        text: expect.stringContaining('takes $10.00 off your next event'),
      }),
    ]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('[Q-R05] speaks French', async () => {
  await open('fr-CA');
  expect(screen.getByRole('heading', { level: 2, name: 'Obtenez 10\u00a0$ de rabais' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'ENVOYER' }));
  expect(await screen.findByText(/obligatoire/, {}, patience)).toBeVisible();
});
