import assert from 'node:assert/strict';
import { test } from 'node:test';
import { truncateCardText } from './truncate-card-text.ts';

test('[D-R04] truncates name, device and bio of a card at 23, 22 and 50 characters', () => {
  for (const [part, most] of [
    ['name', 23],
    ['device', 22],
    ['bio', 50],
  ] as const) {
    assert.equal(truncateCardText(part, 'x'.repeat(most)), 'x'.repeat(most));
    assert.equal(truncateCardText(part, 'x'.repeat(most + 1)), `${'x'.repeat(most)}…`);
  }
});

test('truncates between characters and leaves no space before the ellipsis', () => {
  assert.equal(truncateCardText('name', '👩‍🎤'.repeat(30)).isWellFormed(), true);
  assert.equal(truncateCardText('name', `${'x'.repeat(22)} and more`), `${'x'.repeat(22)}…`);
  assert.equal(truncateCardText('name', ''), '');
});
