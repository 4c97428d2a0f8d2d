import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { z } from 'zod';
import { autocompletePlaces, getPlaceDetails } from '@repo/contracts/places/places';
import { envelopeOf } from '@repo/contracts/envelope';
import { googlePlaces } from '../../adapters/google-places.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';

const suggestions = z.strictObject(envelopeOf(autocompletePlaces.reply).shape);
const details = z.strictObject(envelopeOf(getPlaceDetails.reply).shape);

const openPlaces = (t: TestContext) =>
  openTestSandbox(t, (url) => ({
    places: googlePlaces({ key: 'k', baseUrl: () => `${url()}/sandbox/google-maps`, onTrouble: assert.fail }),
  }));

test('[C-R25] suggests typed addresses and returns coordinates and postal code of a chosen one', async (t) => {
  const { app } = await openPlaces(t);
  const found = await app.inject({ url: '/api/v1/Places/Autocomplete', query: { q: ' 290 bremner ' } });
  assert.equal(found.statusCode, 200);
  assert.equal(found.headers['cache-control'], 'no-store');
  const [first, ...others] = suggestions.parse(found.json()).payload.items;
  assert.equal(first?.description, '290 Bremner Boulevard, Toronto, ON, Canada');
  assert.deepEqual(others, []);
  const chosen = await app.inject({ url: `/api/v1/Places/Details/${first.id}` });
  assert.deepEqual(details.parse(chosen.json()).payload.items, {
    currentLocation: '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
    latitude: 43.6426,
    longitude: -79.3871,
    postalCode: 'M5V 3L9',
    city: 'Toronto',
    province: 'Ontario',
    country: 'Canada',
  });
});

test('returns no suggestions for a single letter without calling the maps service', async (t) => {
  const { app } = await openTestApi(t);
  for (const q of ['', ' ', 'b', ' b ']) {
    const reply = await app.inject({ url: '/api/v1/Places/Autocomplete', query: { q } });
    assert.deepEqual(suggestions.parse(reply.json()).payload.items, [], q);
  }
});

test('refuses a missing or too long text and answers not found for an unknown id', async (t) => {
  const { app } = await openPlaces(t);
  const autocomplete = '/api/v1/Places/Autocomplete';
  for (const url of [autocomplete, `${autocomplete}?q=${'x'.repeat(501)}`, `${autocomplete}?q=aa&q=bb`]) {
    const reply = await app.inject({ url });
    assert.equal(reply.statusCode, 400, url.slice(0, 60));
    assert.equal(reply.json().status, 1);
  }
  for (const id of ['nonsense', '%00', 'x'.repeat(1000), encodeURIComponent('é|ß')]) {
    const reply = await app.inject({ url: `/api/v1/Places/Details/${id}` });
    assert.equal(reply.statusCode, 404, id.slice(0, 60));
    assert.deepEqual(reply.json().errors, ['object_does_not_exist']);
  }
});

test('reports an unavailable maps service', async (t) => {
  const { app } = await openTestApi(t);
  for (const url of ['/api/v1/Places/Autocomplete?q=290', '/api/v1/Places/Details/x']) {
    const reply = await app.inject({ url });
    assert.equal(reply.statusCode, 503);
    assert.deepEqual(reply.json().errors, ['unable_to_access_server']);
  }
});

test('takes one statement, which counts the call', async (t) => {
  const { app, statements } = await openPlaces(t);
  await app.inject({ url: '/api/v1/Places/Autocomplete?q=queen%20street' });
  assert.equal(statements(), 1);
});

test('[A-99] limits a network to three hundred calls in five minutes', async (t) => {
  const { app, clock } = await openPlaces(t);
  const request = (url: string) => app.inject({ url: `/api/v1/Places/${url}` });
  for (let n = 0; n < 150; n++) {
    await request('Autocomplete?q=x');
    assert.equal((await request('Autocomplete?q=290')).statusCode, 200);
    assert.equal((await request('Details/nonsense')).statusCode, 404);
  }
  for (const url of ['Autocomplete?q=290', 'Details/nonsense']) {
    const reply = await request(url);
    assert.deepEqual([reply.statusCode, reply.json().errors], [429, ['too_many_requests']], url);
    assert.equal(reply.headers['retry-after'], '300');
  }
  assert.equal((await request('Autocomplete?q=x')).statusCode, 200);
  clock.advanceSeconds(300);
  assert.equal((await request('Autocomplete?q=290')).statusCode, 200);
});
