import assert from 'node:assert/strict';
import { test } from 'node:test';
import { additionalLanguages, spokenLanguages } from './languages.ts';

const stored = [
  [null, ['English']],
  ['', ['English']],
  ['null', ['English']],
  ['French', ['English', 'French']],
] as const;

for (const [additional, languages] of stored) {
  test(`[D-R08] [A-53] with "${additional}" stored a provider speaks ${languages.join(' and ')}`, () => {
    assert.deepEqual(spokenLanguages(additional), languages);
  });
}

test('[X-R01] [A-93] French is offered first, English not at all, and no language twice', () => {
  assert.equal(additionalLanguages[0], 'French');
  const offered: readonly string[] = additionalLanguages;
  assert.ok(!offered.includes('English'));
  assert.equal(new Set(additionalLanguages).size, additionalLanguages.length);
});
