import assert from 'node:assert/strict';
import { open, readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { productLogger } from '../../../http/request-log.ts';
import { signInAgain } from '../../../testing/actors.ts';
import { randomFilm } from '../../../testing/files/movie-box.ts';
import { openGallery } from '../../../testing/galleries/open-gallery.ts';
import { tusClient } from '../../../testing/galleries/tus-client.ts';
import { listen } from '../../../testing/wire/raw-http.ts';

const day = 86_400;
const chunk = 1_000_000;

/** Opens a gallery on a disk that is full from a moment on, and collects what is logged. */
async function openUploads(t: TestContext) {
  const disk = { isFull: false, isFullOnRead: false };
  const full = await open('/dev/full', 'w');
  t.after(() => full.close());
  const handles: { appendFile: (content: Buffer) => Promise<void> } = Object.getPrototypeOf(full);
  const write = handles.appendFile;
  // The kernel's own refusal, wherever the test may write.
  t.mock.method(handles, 'appendFile', function append(this: object, content: Buffer) {
    return write.call(disk.isFull ? full : this, content);
  });
  const lines: string[] = [];
  const gallery = await openGallery(t, ({ blobs }) => ({
    logger: productLogger('warn', { write: (line) => void lines.push(line) }),
    blobs: {
      ...blobs,
      find: (key) => {
        disk.isFull ||= disk.isFullOnRead;
        return blobs.find(key);
      },
    },
  }));
  const { api, event, provider } = gallery;
  const client = tusClient(`http://127.0.0.1:${await listen(api.app)}`, event.eventId);
  const content = randomFilm(2 * chunk);
  const begun = await client.create(provider, content.length);
  const path = begun.headers.get('location') ?? assert.fail(await begun.text());
  assert.equal((await client.patch(provider, path, 0, content.subarray(0, chunk))).status, 204);
  return {
    ...gallery,
    disk,
    lines,
    content,
    offset: () => client.offsetAt(provider, path),
    /** Sends the second and last chunk. */
    finish: () => client.patch(provider, path, chunk, content.subarray(chunk)),
    readiness: async () => (await api.app.inject({ url: '/readyz' })).json(),
  };
}

type TestUploads = Awaited<ReturnType<typeof openUploads>>;

async function assertRefused(reply: Response, code: string, retryAfter: string): Promise<void> {
  assert.deepEqual(
    [reply.status, JSON.parse(await reply.text()).errors, reply.headers.get('retry-after')],
    [503, [code], retryAfter],
  );
}

/** Sends the last chunk again, and expects the whole file in the gallery and nothing else in the store. */
async function assertContinues({ api, content, ...uploads }: TestUploads): Promise<void> {
  assert.equal(await uploads.offset(), chunk);
  const finished = await uploads.finish();
  assert.equal(finished.status, 200, await finished.text());
  api.clock.advanceSeconds(2 * day);
  await api.jobs.runDue();
  const [stored = '', ...others] = await uploads.listStored();
  assert.deepEqual(others, []);
  assert.deepEqual(await readFile(uploads.files.pathOf({ folder: 'event', name: stored })), content);
  assert.deepEqual(await readdir(api.app.stagingFolder), []);
  const again = await signInAgain(api, uploads.provider, 'provider');
  assert.deepEqual(await uploads.names(again), ['film.mp4']);
}

const fillings = [
  { moment: 'while a chunk is stored', isFull: true, isFullOnRead: false },
  { moment: 'while the chunks are joined', isFull: false, isFullOnRead: true },
];

for (const { moment, ...filling } of fillings)
  test(`[FF-30] a disk that is full ${moment} is a 503 of its own, readyz says so, and the upload goes on once there is space`, async (t) => {
    const uploads = await openUploads(t);
    const { api, disk, lines, finish, readiness } = uploads;
    Object.assign(disk, filling);
    await assertRefused(await finish(), 'storage_is_full', '30');
    assert.equal(disk.isFull, true);
    assert.match(lines.join(''), /there is no space left to write to/);
    assert.deepEqual((await readiness()).waitingFor, ['storage']);
    assert.deepEqual(await readdir(api.app.stagingFolder), []);
    Object.assign(disk, { isFull: false, isFullOnRead: false });
    await assertContinues(uploads);
    assert.deepEqual(await readiness(), { status: 'ready' });
  });

const failures = [
  { state: '53100', code: 'storage_is_full', retryAfter: '30', logged: /no space left/ },
  { state: '57P01', code: 'database_unavailable', retryAfter: '5', logged: /the database was unavailable/ },
];

for (const { state, code, retryAfter, logged } of failures)
  test(`[FF-30] [FF-43] a chunk that the database does not note (${state}) is answered ${code}, and is sent again`, async (t) => {
    const uploads = await openUploads(t);
    const { database } = uploads.api;
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${sql.raw(state)}'; end $$`.execute(database);
    await sql`create trigger refuse before update of chunk_names on upload for each row execute function refuse()`.execute(
      database,
    );
    await assertRefused(await uploads.finish(), code, retryAfter);
    assert.match(uploads.lines.join(''), logged);
    await sql`drop trigger refuse on upload`.execute(database);
    await assertContinues(uploads);
  });
