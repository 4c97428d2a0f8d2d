import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneLine } from './one-line.ts';

test('replaces line breaks and other control characters by spaces, and keeps everything else', () => {
  const rows = [
    ['Ana\r\nBcc: all@demo.test', 'Ana Bcc: all@demo.test'],
    ['a\u2028b\u2029c\u0085d\u0000e\tf', 'a b c d e f'],
    ['Zoë d’Arc 👩‍🎤', 'Zoë d’Arc 👩‍🎤'],
    ['', ''],
  ] as const;
  for (const [text, expected] of rows) assert.equal(oneLine(text), expected);
});
