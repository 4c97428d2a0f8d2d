import assert from 'node:assert/strict';
import { open, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { uploadMusicFile } from '@repo/contracts/catalogue/brief-files';
import { registerUser } from '@repo/contracts/identity/sign-up';
import { sql } from 'kysely';
import { call, outcomeOf } from '../testing/calls.ts';
import { formOf } from '../testing/files/form-of.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestApi } from '../testing/test-api.ts';
import { isStorageFull, watchStorage } from './storage-full.ts';

const failureWith = (code: string, cause?: Error): Error =>
  Object.assign(new Error('no', { cause }), { code });

test('recognises a full disk by its code, of this machine or the database, also as the cause of another error', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) assert.ok(isStorageFull(failureWith(code)));
  assert.ok(isStorageFull(failureWith('E', failureWith('ENOSPC'))));
  for (const other of [failureWith('ENOENT'), 'ENOSPC', undefined]) assert.ok(!isStorageFull(other));
});

test('reports a disk with little space as full, even before its folder exists', async () => {
  const folder = join(tmpdir(), 'not', 'there');
  assert.equal(await watchStorage(folder, fixedClock(), 1).hasSpace(), true);
  assert.equal(await watchStorage(folder, fixedClock(), Infinity).hasSpace(), false);
});

test('an upload that fills the disk is a 503 of its own, leaves nothing, and readyz says so', async (t) => {
  const api = await openTestApi(t);
  const full = await open('/dev/full', 'w');
  t.after(() => full.close());
  const files: { appendFile: (content: Buffer) => Promise<void> } = Object.getPrototypeOf(full);
  const write = files.appendFile;
  // The kernel's own refusal, wherever the test may write.
  t.mock.method(files, 'appendFile', (content: Buffer) => write.call(full, content));
  const { headers, payload } = formOf([
    { name: 'fileName', content: 'song.mp3' },
    { name: 'musicFile', fileName: 'song.mp3', content: 'ID3\x04 a song' },
  ]);
  const refused = await call(api, 'POST', uploadMusicFile.path, payload, { headers });
  assert.deepEqual(outcomeOf(refused), [503, 'storage_is_full']);
  assert.equal(refused.headers['retry-after'], '30');
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
  assert.deepEqual(await api.database.selectFrom('briefUpload').select('name').execute(), []);
  const ready = await api.app.inject({ url: '/readyz' });
  assert.deepEqual([ready.statusCode, ready.json().waitingFor], [503, ['storage']]);
});

test('answers 503 storage_is_full when the database is full, and is not ready for half a minute', async (t) => {
  const api = await openTestApi(t);
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    api.database,
  );
  await sql`create trigger full_disk before insert on mail_token for each row execute function full_disk()`.execute(
    api.database,
  );
  const ready = async () => (await api.app.inject({ url: '/readyz' })).statusCode;
  assert.equal(await ready(), 200);
  const body = {
    firstName: 'Ana',
    lastName: 'Roy',
    email: 'ana@demo.test',
    password: 'Demo!123',
    newsOptIn: true,
  };
  const refused = await call(api, 'POST', registerUser.path, body);
  assert.deepEqual(outcomeOf(refused), [503, 'storage_is_full']);
  assert.equal(refused.headers['retry-after'], '30');
  assert.deepEqual(
    await api.database.selectFrom('account').select('id').execute(),
    [],
    'nothing is partly saved',
  );
  assert.equal(await ready(), 503);
  api.clock.advanceSeconds(30);
  assert.equal(await ready(), 200);
});
