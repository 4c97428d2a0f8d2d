import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { homeOf, redirectFrom } from './admission.ts';

const kinds = ['guest', 'host', 'provider', 'operator'] as const;
const providerHome = `/${brand.singular}Dashboard`;

test('[A-R05] a dashboard needs a session of its own kind, anybody else is sent to the login', () => {
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

test('[A-R07] whoever is signed in and comes to the login is sent to the own dashboard', () => {
  for (const path of ['/', '/Login', '/login/']) {
    const expected = [undefined, '/CustomerDashboard', providerHome, undefined];
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      expected,
      path,
    );
  }
});

test('[A-R20] /Dashboard leads everybody to their own place', () => {
  assert.deepEqual(
    kinds.map((kind) => redirectFrom('/Dashboard', kind)),
    ['/', '/CustomerDashboard', providerHome, '/'],
  );
});

test('[A-R06] the place of an unmatched route is the own dashboard, the login for a guest', () => {
  assert.deepEqual(kinds.map(homeOf), ['/', '/CustomerDashboard', providerHome, '/']);
});

test('[A-R21] public pages are open to everybody, signed in or not', () => {
  const open = [
    '/event_booking',
    '/event_booking/5/12',
    `/${brand.singular}Profile/7`,
    '/SharedGallery',
    '/change_password',
    '/email_confirmation/x',
    `/be-a-${brand.slug}`,
  ];
  for (const path of open) {
    assert.deepEqual(
      kinds.map((kind) => redirectFrom(path, kind)),
      kinds.map(() => undefined),
      path,
    );
  }
});
