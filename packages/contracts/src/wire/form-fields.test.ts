import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { flagInText, jsonInText } from './form-fields.ts';

test('a flag is read from the words that forms use', () => {
  for (const given of [true, 'true', '1', 'TRUE']) assert.equal(flagInText.parse(given), true);
  for (const given of [false, 'false', '0']) assert.equal(flagInText.parse(given), false);
  for (const given of ['perhaps', '', 2]) assert.ok(!flagInText.safeParse(given).success, String(given));
});

test('[A-18] JSON in a field becomes what it says, its names in any casing', () => {
  const address = jsonInText(z.object({ currentLocation: z.string() }), 100);
  assert.deepEqual(address.parse('{"CurrentLocation":"1 King St","more":1}'), {
    currentLocation: '1 King St',
  });
  for (const text of ['', '{', 'null', '[]', `"${'x'.repeat(100)}"`])
    assert.ok(!address.safeParse(text).success, text);
});
