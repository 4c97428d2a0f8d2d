import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardText } from './card-text.ts';

test('[D-R04] name, device and bio of a card are cut at 23, 22 and 50 characters', () => {
  for (const [part, most] of [
    ['name', 23],
    ['device', 22],
    ['bio', 50],
  ] as const) {
    assert.equal(cardText(part, 'x'.repeat(most)), 'x'.repeat(most));
    assert.equal(cardText(part, 'x'.repeat(most + 1)), `${'x'.repeat(most)}…`);
  }
});

test('a cut falls between characters, and no space is left before the dots', () => {
  assert.equal(cardText('name', '👩‍🎤'.repeat(30)).isWellFormed(), true);
  assert.equal(cardText('name', `${'x'.repeat(22)} and more`), `${'x'.repeat(22)}…`);
  assert.equal(cardText('name', ''), '');
});
