import { QueryStatus } from '@reduxjs/toolkit/query';
import { serverData } from '@repo/api-client/server-data';
import { sessionStarted } from '@repo/session/session/session-slice';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { act, screen, waitFor } from '@testing-library/react';
import { openFaultyApi } from '../../testing/faulty-api.ts';
import { EmailVerification } from './email-verification.tsx';

const user = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** Opens a link that the first sign-in has used up. */
async function openUsedLink(changes: Pick<Parameters<typeof openApp>[0], 'session' | 'apiHost'> = {}) {
  history.replaceState(null, '', '/email_confirmation/used');
  return openApp({
    topic: 'auth',
    reducer: commonReducer,
    routes: <EmailVerification token="used" />,
    ...changes,
  });
}

beforeEach(() => localStorage.clear());

test('[B-R08] tells a signed-in user that the email is verified, also for a used link', async () => {
  await openUsedLink({ session: { token: 'own', user } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Password' })).toHaveAttribute('href', '/change_password');
  expect(screen.getByRole('link', { name: 'Continue to your account' })).toHaveAttribute('href', '/Login');
  expect(screen.queryByRole('link', { name: 'Contact Admin' })).toBeNull();
});

test('[B-R08] [B-R17] a guest with a used link finds Contact Admin and the login', async () => {
  await openUsedLink();
  const heading = await screen.findByRole('heading', { name: 'Your Verification Email Link is Expired.' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/contact-us$/),
  );
  expect(
    screen.getByText(/^If you’ve opened this link before, your email is already verified/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
});

test('[B-R08] verifies a link once, also if another tab signs this one in or the network comes back', async () => {
  const api = await openFaultyApi(new Map());
  const { store } = await openUsedLink({ apiHost: api.apiHost });
  await screen.findByRole('heading', { name: 'Your Verification Email Link is Expired.' });
  const timesAsked = (path: string): number => api.asked.filter((each) => each.startsWith(path)).length;
  const configuration = '/api/v1/user/userinfo/getconfiguration';
  const expectRefresh = async (change: () => void): Promise<void> => {
    // What is being asked for already is not asked for again.
    await waitFor(() => {
      const asked = Object.values(store.getState()[serverData.reducerPath].queries);
      expect(asked.filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
    });
    const before = timesAsked(configuration);
    act(change);
    await waitFor(() => expect(timesAsked(configuration)).toBeGreaterThan(before));
  };
  await expectRefresh(() => void globalThis.dispatchEvent(new Event('online')));
  // What follow-session.ts does for a sign-in in another tab.
  await expectRefresh(() => {
    store.dispatch(sessionStarted(user));
    store.dispatch(serverData.internalActions.onOnline());
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your email is verified');
  expect(timesAsked('/api/v1/login/verifyemail')).toBe(1);
  api.close();
});
