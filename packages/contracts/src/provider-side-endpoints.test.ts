import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownershipsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { providerSideEndpoints } from './provider-side-endpoints.ts';

const endpoints: readonly Endpoint[] = providerSideEndpoints;

test('[A-50] a call that needs a sign-in says whose object it is about', () => {
  for (const endpoint of endpoints) {
    const isOpen = endpoint.actors.includes('guest');
    assert.ok(isOpen || ownershipsOf(endpoint).length > 0, endpoint.key);
  }
});

const longLists =
  /Event\/:id$|SBMyEvents|GetSBReels|EventGallery\/:|SharedGalleryFiles|RecentSearch|GetMessages|GetNotification\//;

test('[A-67] a list of any length takes a page and answers the total', () => {
  const lists = endpoints.filter(({ key }) => key.startsWith('GET') && longLists.test(key));
  assert.equal(lists.length, 9);
  for (const { key, query, beside } of lists) {
    assert.deepEqual(query?.safeParse({ page: '2' }).data, { page: 2 }, key);
    assert.deepEqual(beside?.parse({ total: 13 }), { total: 13 }, key);
  }
});
