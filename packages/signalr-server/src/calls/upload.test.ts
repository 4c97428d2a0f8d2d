import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { HubError } from '../hub-error.ts';
import { Upload } from './upload.ts';

function world(room = 2) {
  const log: string[] = [];
  const upload = new Upload({
    schema: z.int(),
    room,
    hold: () => void log.push('hold'),
    release: () => void log.push('release'),
  });
  return { upload, log };
}

const readAll = async (upload: Upload): Promise<unknown[]> => {
  const items: unknown[] = [];
  for await (const item of upload) items.push(item);
  return items;
};

test('items are read in order, sent before and while reading', async () => {
  const { upload } = world();
  upload.push(1);
  const read = readAll(upload);
  upload.push(2);
  await Promise.resolve();
  upload.push(3);
  upload.end();
  assert.deepEqual(await read, [1, 2, 3]);
});

test('a client that sends too much is paused until its items are read', async () => {
  const { upload, log } = world(2);
  for (const item of [1, 2, 3, 4]) upload.push(item);
  assert.deepEqual(log, ['hold']);
  upload.end();
  assert.deepEqual(await readAll(upload), [1, 2, 3, 4]);
  assert.deepEqual(log, ['hold', 'release']);
});

test('a finished call drops unread items', () => {
  const { upload, log } = world(0);
  upload.push(1);
  upload.drop();
  upload.push(2);
  assert.deepEqual(log, ['hold', 'release']);
});

test("the client's error is thrown to the reader after the items", async () => {
  const { upload } = world();
  upload.push(1);
  upload.end('enough');
  const seen: unknown[] = [];
  await assert.rejects(async () => {
    for await (const item of upload) seen.push(item);
  }, new HubError('enough'));
  assert.deepEqual(seen, [1]);
});

test('an invalid item is an error of the stream', async () => {
  const { upload } = world();
  upload.push('one');
  await assert.rejects(readAll(upload), TypeError);
});
