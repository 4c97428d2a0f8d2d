import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { movieBox as box } from '../../testing/files/movie-box.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { cleanMovie } from './movie.ts';

const clip = readFile(join(import.meta.dirname, '../../database/catalogue-files/recap-elegant.mp4'));
const seconds = (iso: string): number => Date.parse(iso) / 1000;

function header({ scale = 1000, duration = 12_500, created = 0, isLong = false } = {}): Buffer {
  const content = Buffer.alloc(108);
  if (!isLong) {
    content.writeUInt32BE(created, 4);
    content.writeUInt32BE(scale, 12);
    content.writeUInt32BE(duration, 16);
    return box('mvhd', content);
  }
  content[0] = 1;
  content.writeBigUInt64BE(BigInt(created), 4);
  content.writeUInt32BE(scale, 20);
  content.writeBigUInt64BE(BigInt(duration), 24);
  return box('mvhd', content);
}

const track = (kind: string, ...more: readonly Buffer[]): Buffer =>
  box('trak', ...more, box('mdia', box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12)), box('minf', 'x')));
const ftyp = box('ftyp', 'isom\0\0\0\0isommp42');

async function cleaned(t: TestContext, content: Buffer) {
  const { folder, remove } = await openTestFiles();
  t.after(remove);
  const path = join(folder, '../movie');
  await writeFile(path, content);
  return { movie: await cleanMovie(path), content: await readFile(path) };
}

test('reads the length and the time of a movie from either form of its header', async (t) => {
  const created = seconds('2026-06-14T20:30:00Z') + 2_082_844_800;
  for (const isLong of [false, true]) {
    const content = Buffer.concat([box('mdat', 'frames'), box('moov', header({ created, isLong }))]);
    const { movie } = await cleaned(t, content);
    assert.deepEqual(movie, { durationSeconds: 12.5, takenAtSeconds: seconds('2026-06-14T20:30:00Z') });
  }
  const { movie } = await cleaned(t, box('moov', header({ scale: 0 })));
  assert.deepEqual(movie, { durationSeconds: null, takenAtSeconds: undefined });
});

test('[A-48] empties the notes of a camera in place and leaves the rest as it is', async (t) => {
  const notes = [
    box('udta', box('\xa9xyz', '+43.65-079.38/')),
    box('meta', 'com.apple.quicktime.location.ISO6709 +43.65-079.38/'),
  ];
  const places = track('meta', box('tkhd', '+43.65-079.38/'));
  const movie = box('moov', header(), track('vide', ...notes), track('soun'), places, ...notes);
  const uuid = box('uuid', Buffer.alloc(16), '<x:xmpmeta> +43.65-079.38/ SERIAL');
  const given = Buffer.concat([ftyp, uuid, movie, box('mdat', 'frames that stay')]);
  const { content } = await cleaned(t, given);
  assert.equal(content.length, given.length);
  assert.ok(given.includes('+43.65') && given.includes('SERIAL'));
  for (const secret of ['+43.65', 'SERIAL', 'location']) assert.ok(!content.includes(secret), secret);
  for (const kept of ['frames that stay', 'vide', 'soun', 'mvhd', 'ftypisom'])
    assert.ok(content.includes(kept), kept);
});

test('reads each of many tracks within tracks once', { timeout: 60_000 }, async (t) => {
  let nested = box('mdia', box('hdlr', Buffer.alloc(8), 'vide', Buffer.alloc(12)));
  for (let depth = 0; depth < 9000; depth += 1) nested = box('trak', nested);
  const { movie } = await cleaned(t, Buffer.concat([ftyp, box('moov', header(), nested)]));
  assert.equal(movie?.durationSeconds, 12.5);
});

test('returns the length of a real video, and undefined for one that was cut before its header', async (t) => {
  const whole = await clip;
  const { movie, content } = await cleaned(t, whole);
  assert.ok(movie?.durationSeconds !== null && (movie?.durationSeconds ?? 0) > 1);
  assert.equal(content.length, whole.length);
  for (const broken of [ftyp, Buffer.concat([ftyp, box('mdat', 'x')]), box('moov'), Buffer.alloc(0)])
    assert.equal((await cleaned(t, broken)).movie, undefined);
});

test('reads boxes that lie about their length without end or harm', async (t) => {
  const lying = (length: number, type = 'moov'): Buffer => {
    const content = box(type, header());
    content.writeUInt32BE(length);
    return content;
  };
  for (const length of [1, 2, 7, 0xff_ff_ff_ff])
    assert.equal((await cleaned(t, Buffer.concat([ftyp, lying(length)]))).movie, undefined, String(length));
  assert.notEqual((await cleaned(t, Buffer.concat([ftyp, lying(0)]))).movie, undefined, '0 is "to the end"');
  const empty = Buffer.concat(Array.from({ length: 60_000 }, () => box('free')));
  assert.equal((await cleaned(t, empty)).movie, undefined);
});
