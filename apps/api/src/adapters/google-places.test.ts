import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { PlaceDetails } from '@repo/contracts/places/places';
import type { Places } from '../ports/places.ts';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import { googlePlaces } from './google-places.ts';

async function sandboxPlaces(t: TestContext): Promise<Places> {
  const { url } = await openTestSandbox(t);
  return googlePlaces({ key: 'k', baseUrl: () => `${url}/sandbox/google-maps`, onTrouble: assert.fail });
}

async function choose(places: Places, typed: string): Promise<PlaceDetails> {
  const found = await places.autocomplete(typed, 'en');
  assert.ok(found.ok && found.value[0] !== undefined, typed);
  const details = await places.details(found.value[0].id, 'en');
  assert.ok(details.ok, typed);
  return details.value;
}

test('[C-R25] suggests addresses with coordinates and a postal code in every part of the area', async (t) => {
  const places = await sandboxPlaces(t);
  for (const [typed, city, area] of [
    ['500 King St W', 'Toronto', 'M5V'],
    ['150 city centre dr', 'Mississauga', 'L5B'],
    ['8000 jane', 'Vaughan', 'L4K'],
    ['casa loma', 'Toronto', 'M5R'],
    ['150 elgin', 'Ottawa', 'K2P'],
    ['700 sainte-catherine', 'Montréal', 'H3B'],
  ] as const) {
    const details = await choose(places, typed);
    assert.equal(details.city, city, typed);
    assert.match(details.postalCode ?? '', new RegExp(`^${area} \\d[A-Z]\\d$`), typed);
  }
  assert.match((await choose(places, 'casa loma')).currentLocation, /^Casa Loma, 1 Austin Ter, Toronto/);
});

test('[C-R13] returns no postal code for a place that is larger than a delivery area', async (t) => {
  const places = await sandboxPlaces(t);
  for (const typed of ['Toronto', 'Queen Street West']) {
    assert.equal((await choose(places, typed)).postalCode, null, typed);
  }
});

test('geocodes an address, and reports one that does not exist as an invalid location', async (t) => {
  const places = await sandboxPlaces(t);
  const found = await places.geocode('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada');
  assert.ok(found.ok);
  assert.equal(found.value.postalCode, 'M5V 3L9');
  assert.deepEqual(await places.geocode('qqqq zzzz'), { ok: false, failure: 'invalid_location' });
  assert.deepEqual(await places.details('nonsense', 'fr'), { ok: false, failure: 'object_does_not_exist' });
  assert.deepEqual(await places.autocomplete('qqqq zzzz', 'fr'), { ok: true, value: [] });
});

test('[C-R25] logs a service that refuses, fails or does not answer, without the search text', async (t) => {
  const replies = [
    '{"status":"REQUEST_DENIED","error_message":"The key is not good"}',
    '{"status":"OVER_QUERY_LIMIT"}',
    '{"status":',
    '{"status":"OK","predictions":[{"description":1}]}',
  ];
  const server = createServer((_, reply) => reply.end(replies.shift())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const troubles: string[] = [];
  const placesAt = (address: string): Places =>
    googlePlaces({ key: 's3cret', baseUrl: () => address, onTrouble: (sentence) => troubles.push(sentence) });
  const down = { ok: false, failure: 'unable_to_access_server' };
  for (let count = replies.length; count > 0; count -= 1) {
    assert.deepEqual(await placesAt(`http://127.0.0.1:${port}`).autocomplete('home', 'en'), down);
  }
  assert.deepEqual(await placesAt('http://127.0.0.1:1').geocode('home'), down);
  assert.equal(troubles.length, 5);
  assert.match(troubles.join(), /REQUEST_DENIED/);
  assert.doesNotMatch(troubles.join(), /s3cret|home/);
});
