import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { checkServiceability } from './serviceability.ts';

const served = ['M5V', 'l4z', 'K1*', 'n2*'];
const notServiced = {
  ok: false,
  failure: 'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list',
};

const inside = [
  'M5V 2T6',
  'm5v2t6',
  'M5V',
  'L4Z 1A1',
  'l4z-1a1',
  'K1A 0B1',
  'K1Z 9Z9',
  'k1b',
  'N2P 3C4',
  ' M5V 9Z9',
];
for (const postalCode of inside) {
  test(`[C-R14] "${postalCode}" is serviced`, () => {
    assert.equal(checkServiceability(postalCode, served).ok, true);
  });
}

const outside = ['M5W 2T6', 'M6V 2T6', 'L4Y 1A1', 'K2A 0B1', 'N3P 3C4', '90210', 'M5', 'V5M 2T6', 'K*A', '*'];
for (const postalCode of outside) {
  test(`[C-R14] "${postalCode}" is not serviced`, () => {
    assert.deepEqual(checkServiceability(postalCode, served), notServiced);
  });
}

test('[C-R13] a place without a postal code is not precise enough', () => {
  for (const postalCode of [null, '', '  ', ' - ']) {
    assert.deepEqual(checkServiceability(postalCode, served), {
      ok: false,
      failure: 'enter_precise_location',
    });
  }
});

test('a serviced place comes back with its postal code normalised', () => {
  assert.deepEqual(checkServiceability(' m5v 2t6', served), { ok: true, value: 'M5V2T6' });
});

test('[A-R17] services no area without a list or with an empty entry', () => {
  assert.deepEqual(checkServiceability('M5V 2T6', []), notServiced);
  assert.deepEqual(checkServiceability('M5V 2T6', ['', ' ', '*']), notServiced);
});

const character = fc.constantFrom(...'KMkm15V*');
const anyEntry = fc.array(character, { minLength: 3, maxLength: 3 }).map((parts) => parts.join(''));
const anyCode = fc
  .array(fc.constantFrom(...'KMkm15V'), { minLength: 3, maxLength: 6 })
  .map((parts) => parts.join(''));

test('[C-R14] services a place exactly as the specs say, in any letter case', () => {
  checkProperty([anyCode, fc.array(anyEntry, { maxLength: 4 })], (postalCode, entries) => {
    const [first, second, third] = postalCode.toLowerCase();
    const expected = entries.some((entry) => {
      const [one, two, three] = entry.toLowerCase();
      return one === first && two === second && (three === third || three === '*');
    });
    assert.equal(checkServiceability(postalCode, entries).ok, expected);
    assert.equal(checkServiceability(postalCode.toUpperCase(), entries).ok, expected);
  });
});
