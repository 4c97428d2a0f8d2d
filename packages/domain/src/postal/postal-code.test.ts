import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { canadianPostalCodeOf, deliveryAreaOf, normalizePostalCode } from './postal-code.ts';

test('normalizes spaces, hyphens and letter case of a postal code', () => {
  for (const typed of ['M5V 2T6', 'm5v2t6', ' m5v-2t6 ', 'M5V\u00a02T6', 'm 5 v 2 t 6']) {
    assert.equal(normalizePostalCode(typed), 'M5V2T6', typed);
    assert.equal(deliveryAreaOf(typed), 'M5V', typed);
    assert.equal(canadianPostalCodeOf(typed), 'M5V 2T6', typed);
  }
});

test('returns undefined for a text that is no Canadian postal code', () => {
  for (const text of [
    '',
    'M5V',
    'M5V 2T',
    'M5V 2T66',
    'MM5V 2T6',
    '5MV 2T6',
    '90210',
    'M5V 2T6 Canada',
    'ÀÀÀ ÀÀÀ',
  ]) {
    assert.equal(canadianPostalCodeOf(text), undefined, text);
  }
});

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const code = fc.tuple(letter, digit, letter, digit, letter, digit).map((parts) => parts.join(''));

test('parses any postal code with separators and in lower case', () => {
  checkProperty([code, fc.constantFrom('', ' ', '-', ' - ', '\t')], (plain, separator) => {
    const typed = [...plain.toLowerCase()].join(separator);
    assert.equal(normalizePostalCode(typed), plain);
    assert.equal(canadianPostalCodeOf(typed), `${plain.slice(0, 3)} ${plain.slice(3)}`);
  });
});
