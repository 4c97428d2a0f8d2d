import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAddressChange, checkPlace } from './address.ts';

const home = { address: '1 King St W, Toronto', latitude: 43.649, longitude: -79.378 };

test('[Y-R01] [R-R03] accepts an address with coordinates', () => {
  assert.deepEqual(checkPlace(home), { ok: true, value: home });
  for (const [latitude, longitude] of [
    [0, 0],
    [90, 180],
    [-90, -180],
  ] as const) {
    assert.equal(checkPlace({ ...home, latitude, longitude }).ok, true);
  }
});

test('[Y-R01] [R-R03] refuses an address without valid coordinates as an invalid location', () => {
  for (const broken of [
    { latitude: null },
    { longitude: null },
    { latitude: 90.1 },
    { longitude: -180.1 },
    { latitude: NaN },
    { longitude: Infinity },
  ]) {
    assert.deepEqual(checkPlace({ ...home, ...broken }), { ok: false, failure: 'invalid_location' });
  }
});

test('[Y-R01] [R-R03] an address is required', () => {
  assert.deepEqual(checkPlace({ ...home, address: ' ' }), { ok: false, failure: 'this_field_is_required' });
});

const saved = home.address;

test('[P-R03] ignores spaces around a saved address', () => {
  const kept = checkAddressChange({ saved: ` ${saved} `, entered: saved, isPickedFromSuggestions: false });
  assert.deepEqual(kept, { ok: true, value: saved });
});

const changes = [
  ['', true, { ok: false, failure: 'this_field_is_required' }],
  [saved, false, { ok: true, value: saved }],
  [` ${saved} `, false, { ok: true, value: saved }],
  ['2 King St W, Toronto', true, { ok: true, value: '2 King St W, Toronto' }],
  ['2 King St W, Toronto', false, { ok: false, failure: 'please_select_diffrent_address' }],
] as const;

for (const [entered, isPickedFromSuggestions, expected] of changes) {
  test(`[P-R03] "${entered}", ${isPickedFromSuggestions ? 'picked' : 'typed'}, ${expected.ok ? 'may be saved' : 'is refused'}`, () => {
    assert.deepEqual(checkAddressChange({ saved, entered, isPickedFromSuggestions }), expected);
  });
}
