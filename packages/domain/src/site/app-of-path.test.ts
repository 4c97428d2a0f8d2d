import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '../brand.ts';
import { appNames, appOfPath, assetBaseOf } from './app-of-path.ts';

const cases = [
  ['/', 'booking'],
  ['/Login', 'booking'],
  ['/event_booking/5/12', 'booking'],
  ['/SharedGallery', 'booking'],
  ['/no/such/page', 'booking'],
  ['', 'booking'],
  ['/constructor', 'booking'],
  [`/${brand.singular}Profile/7`, 'booking'],
  ['/CustomerDashboard', 'customer-portal'],
  ['/customerdashboard/', 'customer-portal'],
  ['/CustomerDashboard_/MyAccount', 'customer-portal'],
  ['/CustomerDashboardTab/MyEvents/9/Tip', 'customer-portal'],
  ['/CustomerDashboardX', 'booking'],
  [`/${brand.singular}Dashboard`, 'provider-portal'],
  [`/${brand.singular}Dashboard_/MyEvents`, 'provider-portal'],
  [`/${brand.singular}DashboardTab/MyProfile/MyInfo`, 'provider-portal'],
  [`/be-a-${brand.slug}`, 'provider-portal'],
  [`/BE-A-${brand.slug.toUpperCase()}`, 'provider-portal'],
] as const;

for (const [path, app] of cases) {
  test(`"${path}" is answered by ${app}`, () => {
    assert.equal(appOfPath(path), app);
  });
}

test('every app has an asset base of its own', () => {
  assert.equal(new Set(appNames.map(assetBaseOf)).size, appNames.length);
});
