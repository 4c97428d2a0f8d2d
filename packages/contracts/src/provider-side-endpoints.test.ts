import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownershipsOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { providerSideEndpoints } from './provider-side-endpoints.ts';

const endpoints: readonly Endpoint[] = providerSideEndpoints;

/** Calls that change only what belongs to the caller's account. */
const ofCallerAlone: readonly string[] = ['PUT /api/v1/MessageBoard/Preferences'];

test('[A-50] declares the ownership of every call that needs a sign-in and names an object', () => {
  for (const endpoint of endpoints) {
    const { key, actors, params, query, body } = endpoint;
    const namesNothing =
      ofCallerAlone.includes(key) || [params, query, body].every((part) => part === undefined);
    const isOpen = actors.includes('guest');
    assert.ok(isOpen || namesNothing || ownershipsOf(endpoint).length > 0, key);
  }
});

const longLists =
  /Event\/:id$|SBMyEvents|GetSBReels|EventGallery\/:|SharedGalleryFiles|RecentSearch|GetMessages|GetNotification\//;

test('[A-67] accepts a page and returns the total for every unlimited list', () => {
  const lists = endpoints.filter(({ key }) => key.startsWith('GET') && longLists.test(key));
  assert.equal(lists.length, 9);
  for (const { key, query, meta } of lists) {
    assert.deepEqual(query?.safeParse({ page: '2' }).data, { page: 2 }, key);
    // A gallery also counts its tabs.
    const totals = { total: 13, ...(meta?.shape['totals'] && { totals: { image: 9, video: 3, recap: 1 } }) };
    assert.deepEqual(meta?.parse(totals), totals, key);
  }
});
