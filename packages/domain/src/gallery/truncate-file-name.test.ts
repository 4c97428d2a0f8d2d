import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { truncateFileName } from './truncate-file-name.ts';

const fifty = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst.jpg';

test('[L-R12] [U-R10] [A-09] a name of 50 characters is shown as it is', () => {
  assert.equal(fifty.length, 50);
  assert.equal(truncateFileName(fifty), fifty);
});

test('[L-R12] [U-R10] [Z-R12] [A-09] a name of 51 characters is shown as 42, three dots and 5', () => {
  assert.equal(truncateFileName(`x${fifty}`), 'xabcdefghijklmnopqrstuvwxyzabcdefghijklmno...t.jpg');
});

test('[L-R12] [A-09] no shown name is longer than 50 characters, and none splits one', () => {
  checkProperty([fc.string({ unit: 'grapheme', maxLength: 80 })], (name) => {
    const shown = truncateFileName(name);
    assert.ok([...shown].length <= 50);
    assert.ok(shown.isWellFormed());
    assert.ok(name.startsWith([...shown].slice(0, 42).join('')));
    assert.ok(name.endsWith([...shown].slice(-5).join('')));
  });
});
