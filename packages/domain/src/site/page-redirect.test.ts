import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { homePathOf, pathAfterLogin, redirectFrom } from './page-redirect.ts';

const kinds = ['guest', 'host', 'provider', 'operator'] as const;
const providerHome = `/${brand.singular}Dashboard`;

test('[A-R05] redirects to the login from a dashboard without a session of its kind', () => {
  for (const path of [
    '/CustomerDashboard',
    '/customerdashboard_/Support',
    '/CustomerDashboardTab/MyEvents/9/Tip',
  ]) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      ['/', undefined, '/', '/'],
      path,
    );
  }
  for (const path of ['/EventBookRequested', '/EventBookRequested/1/x/1', '/draft-event-thank-you']) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      ['/', undefined, '/', '/'],
      path,
    );
  }
  for (const path of [providerHome, `${providerHome}_/MyEvents`, `${providerHome}Tab/MyProfile/MyInfo`]) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      ['/', '/', undefined, '/'],
      path,
    );
  }
});

test('[A-R07] redirects a signed-in user from the login to their dashboard', () => {
  for (const path of ['/', '/Login', '/login/']) {
    const expected = [undefined, '/CustomerDashboard', providerHome, undefined];
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      expected,
      path,
    );
  }
});

test("[A-R20] redirects /Dashboard to the user's start page", () => {
  assert.deepEqual(
    kinds.map((kind) => redirectFrom('/Dashboard', kind)),
    ['/', '/CustomerDashboard', providerHome, '/'],
  );
});

test("[A-R06] leads from an unmatched route to the user's dashboard, a guest to the login", () => {
  assert.deepEqual(kinds.map(homePathOf), ['/', '/CustomerDashboard', providerHome, '/']);
});

test('[A-R05] a login opens the page that was wanted before, to those who may see it', () => {
  const wanted = `${providerHome}_/MyEvents?event=9`;
  assert.deepEqual(
    kinds.map((kind) => pathAfterLogin(kind, wanted)),
    ['/', '/CustomerDashboard', wanted, '/'],
  );
  assert.equal(pathAfterLogin('host', '/EventBookRequested/1/x/1'), '/EventBookRequested/1/x/1');
});

test('[A-R05] a login opens the start page without a wanted one, and for an address of another site', () => {
  for (const wanted of [undefined, '', '/', '//other.test/x', '/\\other.test', 'https://other.test'])
    assert.equal(pathAfterLogin('host', wanted), '/CustomerDashboard');
});

test('[A-R23] redirects a provider from the booking to their dashboard, and no one else', () => {
  for (const path of ['/event_booking', '/Event_Booking/', '/event_booking/5/12']) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      [undefined, undefined, providerHome, undefined],
      path,
    );
  }
});

test('[A-R02] opens the application to everyone but a provider, who is redirected to their dashboard', () => {
  for (const path of [`/be-a-${brand.slug}`, `/Be-A-${brand.singular}/`]) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      [undefined, undefined, providerHome, undefined],
      path,
    );
  }
});

test('[A-R21] shows public pages to everyone', () => {
  const open = [`/${brand.singular}Profile/7`, '/SharedGallery', '/change_password', '/email_confirmation/x'];
  for (const path of open) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      kinds.map(() => undefined),
      path,
    );
  }
});
