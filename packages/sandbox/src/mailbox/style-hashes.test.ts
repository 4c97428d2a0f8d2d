import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { styleHashes } from './style-hashes.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('returns a hash for each style sheet and each different attribute of a mail', () => {
  const mail = `<style>p { color: red }</style>
    <p style="margin:0">a</p><p class="style" style='margin:0'>b</p>
    <p style="font-family:&#39;Segoe UI&#39;">style="colour"</p>`;
  assert.deepEqual(styleHashes(mail), ['p { color: red }', 'margin:0', "font-family:'Segoe UI'"].map(sha256));
  assert.deepEqual(styleHashes('<p>plain</p>'), []);
});
