import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { uploadLogoFile, uploadMusicFile } from '@repo/contracts/catalogue/brief-files';
import { envelopeOf } from '@repo/contracts/envelope';
import { fileLimits } from '@repo/domain/limits';
import Fastify from 'fastify';
import { acceptForms } from '../../http/bodies/receive-form.ts';
import { handleErrors } from '../../http/error-handler.ts';
import { authenticate } from '../../http/authenticate.ts';
import { checkOwnership } from '../../http/ownership.ts';
import { productLogger } from '../../http/request-log.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { formOf } from '../../testing/files/form-of.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { briefFilesModule } from './brief-files.module.ts';

const music = Buffer.from('ID3\x04 a song');
const png = Buffer.from('\x89PNG\r\n\x1a\n a logo', 'latin1');
const replyForm = envelopeOf(uploadMusicFile.reply);
const day = 86_400;

/** Counts calls in memory, within one test. */
function countingThrottle(): Throttle {
  const taken = new Map<string, number>();
  const answer = (count: number, most: number) =>
    count <= most ? ({ isAllowed: true } as const) : ({ isAllowed: false, retryAfterSeconds: 60 } as const);
  return {
    take: async ({ name, most }, subject) => {
      const count = (taken.get(`${name} ${subject}`) ?? 0) + 1;
      taken.set(`${name} ${subject}`, count);
      return answer(count, most);
    },
    giveBack: async ({ name }, subject) =>
      void taken.set(`${name} ${subject}`, (taken.get(`${name} ${subject}`) ?? 1) - 1),
    check: async ({ name, most }, subject) => answer((taken.get(`${name} ${subject}`) ?? 0) + 1, most),
    reset: async ({ name }, subject) => void taken.delete(`${name} ${subject}`),
  };
}

async function openBriefFiles(t: TestContext) {
  const { database, close } = await openTestDatabase();
  const counted = countStatements(database);
  const files = await openTestFiles();
  const clock = fixedClock();
  const app = Fastify();
  handleErrors(app);
  authenticate(app, async () => undefined);
  checkOwnership(app);
  acceptForms(app, files.stagingFolder);
  const { blobs } = files;
  const throttle = countingThrottle();
  const jobs = openJobs({ database, clock, logger: productLogger('silent') });
  const briefFiles = briefFilesModule(app, { database: counted.database, clock, blobs, throttle, jobs });
  t.after(async () => {
    await jobs.stop(0);
    await app.close();
    await close();
    await files.remove();
  });
  const send = (
    endpoint: typeof uploadMusicFile | typeof uploadLogoFile,
    fileName: string,
    content: Buffer,
    remoteAddress = '10.0.0.1',
  ) => {
    const form = formOf([
      { name: 'FileName', content: fileName },
      { name: endpoint.files?.[0]?.name ?? '', fileName: 'x', content },
    ]);
    return app.inject({ method: 'POST', url: endpoint.path, remoteAddress, ...form });
  };
  const upload = async (content = music): Promise<string> =>
    replyForm.parse((await send(uploadMusicFile, 'song.mp3', content)).json()).payload.items;
  const listStored = () => files.listStored('brief');
  return { ...counted, ...briefFiles, ...files, app, clock, jobs, send, upload, listStored };
}

test('[E-R07] [A-15] returns an unguessable reference for a guest’s music', async (t) => {
  const { upload, blobs, database, stagingFolder, statements } = await openBriefFiles(t);
  const name = await upload();
  assert.match(name, /^[\w-]{24}\.mp3$/);
  assert.equal(statements(), 1);
  const found = await blobs.find({ folder: 'brief', name });
  assert.ok(found && (await buffer(await found.read())).equals(music));
  const row = await database.selectFrom('briefUpload').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [row.name, row.purpose, row.fileName, row.bytes],
    [name, 'music', 'song.mp3', music.length],
  );
  assert.deepEqual(await readdir(stagingFolder), []);
  assert.notEqual(await upload(), name);
});

test('[E-R07] [FF-35] accepts music that is mp3, mpeg or wav by name and content', async (t) => {
  const { send, listStored } = await openBriefFiles(t);
  const wav = Buffer.from('RIFF\0\0\0\0WAVEfmt ');
  for (const [name, content, httpStatus] of [
    ['song.mp3', music, 200],
    ['SONG.MPEG', music, 200],
    ['song.wav', wav, 200],
    ['song.mp3', wav, 200],
    ['song.ogg', music, 415],
    ['song', music, 415],
    ['song.mp3', png, 415],
    ['song.mp3', Buffer.from('<script>'), 415],
    ['song.mp3', Buffer.alloc(0), 415],
  ] as const) {
    const before = (await listStored()).length;
    const reply = await send(uploadMusicFile, name, content);
    assert.equal(reply.statusCode, httpStatus, name);
    assert.equal((await listStored()).length, httpStatus === 200 ? before + 1 : before);
    if (httpStatus === 415) assert.equal(reply.json().errors[0], 'invalid_music_file_type');
  }
});

test('[E-R09] [A-15] accepts logos that are png, ai or eps by name and content', async (t) => {
  const { send } = await openBriefFiles(t);
  for (const [name, content, ending] of [
    ['logo.png', png, 'png'],
    ['logo.ai', Buffer.from('%PDF-1.5'), 'ai'],
    ['logo.AI', Buffer.from('%!PS-Adobe-3.0'), 'eps'],
    ['logo.eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0'), 'eps'],
    ['logo.svg', png, undefined],
    ['logo.png', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), undefined],
    ['logo.png', Buffer.from('<svg onload="alert(1)"/>'), undefined],
  ] as const) {
    const reply = await send(uploadLogoFile, name, content);
    if (ending === undefined)
      assert.deepEqual([reply.statusCode, reply.json().errors[0]], [415, 'invalid_image_type']);
    else assert.match(replyForm.parse(reply.json()).payload.items, new RegExp(`^[\\w-]{24}\\.${ending}$`));
  }
});

test('[E-R07] [A-47] [Z-R11] accepts music of 11534336 bytes and refuses one byte more', async (t) => {
  const { send, listStored } = await openBriefFiles(t);
  const most = Buffer.alloc(fileLimits.musicBytes);
  music.copy(most);
  assert.equal((await send(uploadMusicFile, 'song.mp3', most)).statusCode, 200);
  const reply = await send(uploadMusicFile, 'song.mp3', Buffer.concat([most, Buffer.alloc(1)]));
  assert.deepEqual([reply.statusCode, reply.json().errors], [413, ['file_size_exceeds_10mb_limit']]);
  assert.equal((await listStored()).length, 1);
});

test('refuses a form without file or name', async (t) => {
  const { app } = await openBriefFiles(t);
  const url = uploadMusicFile.path;
  const file = { name: 'musicFile', fileName: 'x', content: music };
  for (const [parts, code] of [
    [[{ name: 'fileName', content: 'song.mp3' }], 'this_field_is_required'],
    [[file], 'invalid_input'],
    [[file, { name: 'fileName', content: 'x'.repeat(256) }], 'invalid_input'],
    [
      [
        { ...file, name: 'logoFile' },
        { name: 'fileName', content: 'song.mp3' },
      ],
      'invalid_input',
    ],
  ] as const) {
    const reply = await app.inject({ method: 'POST', url, ...formOf(parts) });
    assert.deepEqual([reply.statusCode, reply.json().errors[0]], [400, code]);
  }
});

test('[A-15] limits a network address to twenty uploads an hour, music and logos together', async (t) => {
  const { send } = await openBriefFiles(t);
  for (let count = 0; count < 10; count += 1) {
    assert.equal((await send(uploadMusicFile, 'song.mp3', music)).statusCode, 200);
    assert.equal((await send(uploadLogoFile, 'logo.png', png)).statusCode, 200);
  }
  const reply = await send(uploadMusicFile, 'song.mp3', music);
  assert.deepEqual([reply.statusCode, reply.json().errors], [429, ['too_many_requests']]);
  assert.equal((await send(uploadLogoFile, 'logo.png', png, '10.0.0.2')).statusCode, 200);
});

test('[A-15] [FF-32] deletes uploads that were not ordered within a day', async (t) => {
  const { upload, claim, jobs, database, listStored, clock } = await openBriefFiles(t);
  const [ordered, unused] = [await upload(), await upload()];
  assert.equal(await claim(database, ordered, 'music'), true);
  await jobs.runDue();
  clock.advanceSeconds(3600);
  const younger = await upload();
  clock.advanceSeconds(day - 3600 - 1);
  await jobs.runDue();
  assert.deepEqual((await listStored()).toSorted(), [ordered, unused, younger].toSorted());
  clock.advanceSeconds(3600);
  await jobs.runDue();
  assert.deepEqual((await listStored()).toSorted(), [ordered, younger].toSorted());
  assert.equal(await claim(database, unused, 'music'), false);
  assert.equal(await claim(database, ordered, 'music'), true);
  assert.equal((await database.selectFrom('briefUpload').selectAll().execute()).length, 2);
});

test('completes an interrupted sweep in the next one', async (t) => {
  const { upload, claim, jobs, database, blobs, clock } = await openBriefFiles(t);
  const name = await upload();
  await jobs.runDue();
  clock.advanceSeconds(day);
  await database.updateTable('briefUpload').set({ isGoing: true }).execute();
  await blobs.remove({ folder: 'brief', name });
  assert.equal(await claim(database, name, 'music'), false);
  await jobs.runDue();
  assert.equal((await database.selectFrom('briefUpload').selectAll().execute()).length, 0);
});

test('accepts a reference only for its purpose and refuses invented ones', async (t) => {
  const { upload, claim, database } = await openBriefFiles(t);
  const name = await upload();
  assert.equal(await claim(database, name, 'logo'), false);
  assert.equal(await claim(database, 'made-up.mp3', 'music'), false);
  assert.equal(await claim(database, name, 'music'), true);
});
