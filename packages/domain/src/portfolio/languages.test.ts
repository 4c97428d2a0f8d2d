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

test('[X-R01] [A-93] French is offered first, English not at all, and every tag names its language', () => {
  const names = Object.keys(additionalLanguages);
  assert.equal(names[0], 'French');
  assert.equal(names.includes('English'), false);
  const englishNames = new Intl.DisplayNames('en-CA', { type: 'language' });
  const renamed = new Map([
    ['Farsi', 'Persian'],
    ['Mandarin', 'Chinese'],
    ['Tagalog', 'Filipino'],
  ]);
  for (const [name, tag] of Object.entries(additionalLanguages)) {
    const standard = englishNames.of(tag);
    assert.ok([name, renamed.get(name)].includes(standard), `${name} is ${standard}`);
  }
});
