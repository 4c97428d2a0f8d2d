import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appNames, assetBaseOf } from '@repo/domain/site/app-of-path';
import { appOfDevRequest } from './app-of-dev-request.ts';

test('files go to the app of their asset base, pages to the app of their path', () => {
  for (const name of appNames) assert.equal(appOfDevRequest(`${assetBaseOf(name)}src/main.tsx?t=1`), name);
  assert.equal(appOfDevRequest('/CustomerDashboard?x=/assets/booking/'), 'customer-portal');
  assert.equal(appOfDevRequest('/api/v1/anything'), 'booking');
});
