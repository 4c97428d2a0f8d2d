import { combineReducers } from '@reduxjs/toolkit';
import { commonReducers } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { screen } from '@testing-library/react';
import { EmailVerification } from './email-verification.tsx';

const user = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** A link that the first sign-in has used up, as it is opened again. */
async function openUsedLink(changes: Pick<Parameters<typeof openApp>[0], 'session'> = {}) {
  history.replaceState(null, '', '/email_confirmation/used');
  await openApp({
    topic: 'auth',
    reducer: combineReducers(commonReducers),
    routes: <EmailVerification token="used" />,
    ...changes,
  });
}

beforeEach(() => localStorage.clear());

test('[B-R08] whoever is signed in is told that the e-mail is verified, also by a link that was used before', async () => {
  await openUsedLink({ session: { token: 'own', user } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your e-mail is verified' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Password' })).toHaveAttribute('href', '/change_password');
  expect(screen.getByRole('link', { name: 'Continue to your account' })).toHaveAttribute('href', '/Login');
  expect(screen.queryByRole('link', { name: 'Contact Admin' })).toBeNull();
});

test('[B-R08] [B-R17] a guest with such a link finds the administration, and the login', async () => {
  await openUsedLink();
  const heading = await screen.findByRole('heading', { name: 'Your Verification Email Link is Expired.' });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/contact-us$/),
  );
  expect(screen.getByText(/^If you have opened this link before, your e-mail is verified/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login');
});
