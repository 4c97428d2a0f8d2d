import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeFileName } from './safe-file-name.ts';

test('keeps only the last part of a client’s file name, without harmful characters', () => {
  for (const [given, safe] of [
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\photo.jpg', 'photo.jpg'],
    ['a\r\n\0b.jpg', 'ab.jpg'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['E\u0301te\u0301.jpg', 'Été.jpg'],
    ['.htaccess', 'htaccess'],
    ['name. . ', 'name'],
    ['...', 'file'],
    ['', 'file'],
    ['a/', 'file'],
    ['\uD800.jpg', '\uFFFD.jpg'],
  ] as const)
    assert.equal(safeFileName(given), safe, JSON.stringify(given));
});

test('shortens a long name between characters to the limit of file systems, and keeps its extension', () => {
  const name = safeFileName(`${'é'.repeat(300)}.jpeg`);
  assert.equal(Buffer.byteLength(name), 255);
  assert.match(name, /^é{125}\.jpeg$/);
  assert.equal(safeFileName('x'.repeat(300)).length, 255);
});
