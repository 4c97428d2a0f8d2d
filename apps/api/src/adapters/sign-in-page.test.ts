import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signInPage } from './sign-in-page.ts';

test('[B-R04] a sign-in page requests a token of our own app, and only the identity of the user', () => {
  const google = new URL(signInPage('google', '1-a.apps.googleusercontent.com'));
  assert.equal(`${google.origin}${google.pathname}`, 'https://accounts.google.com/o/oauth2/v2/auth');
  assert.deepEqual(Object.fromEntries(google.searchParams), {
    client_id: '1-a.apps.googleusercontent.com',
    response_type: 'token',
    scope: 'openid email profile',
  });
  const facebook = new URL(signInPage('facebook', '12'));
  assert.equal(`${facebook.origin}${facebook.pathname}`, 'https://www.facebook.com/v23.0/dialog/oauth');
  assert.equal(facebook.searchParams.get('scope'), 'email,public_profile');
});
