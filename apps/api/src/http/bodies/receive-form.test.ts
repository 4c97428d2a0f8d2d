import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { anyone, defineEndpoint } from '@repo/contracts/endpoint';
import { anyCasing } from '@repo/contracts/wire/any-casing';
import { idInText, idParams } from '@repo/contracts/wire/ids';
import Fastify from 'fastify';
import { z } from 'zod';
import { formOf } from '../../testing/files/form-of.ts';
import { sha256Of } from '../../testing/files/sha256-of.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { bindEndpoint } from '../bind-endpoint.ts';
import { handleErrors } from '../error-handler.ts';
import { authenticate } from '../authenticate.ts';
import { checkOwnership } from '../ownership.ts';
import { RequestFailure } from '../request-failure.ts';
import { acceptForms, receiveForm } from './receive-form.ts';
import type { ReceivedForm } from './receive-form.ts';

const about = { topic: 'Things', summary: 'Upload', source: 'none', actors: anyone };
const url = '/things';
const upload = defineEndpoint('POST /things', {
  ...about,
  body: anyCasing(z.object({ title: z.string().max(20).optional() })),
  files: [
    { name: 'images', files: { from: 0, to: 2 }, maxBytes: 1000 },
    { name: 'film', files: { from: 0, to: 1 }, maxBytes: 3_000_000 },
  ],
  errors: ['each_file_size_should_be_under_400mb'],
  reply: z.array(z.object({ part: z.string(), fileName: z.string(), sha256: z.string() })),
});
const aboutFilm = {
  ...about,
  files: [{ name: 'film', files: { from: 1, to: 1 }, maxBytes: 3_000_000 }],
  reply: z.null(),
};
const uploadToEvent = defineEndpoint('POST /things/:id', {
  ...aboutFilm,
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
});
const uploadWithinLimit = defineEndpoint('POST /limited', aboutFilm);
const uploadFilm = defineEndpoint('POST /films', {
  ...aboutFilm,
  ownership: { of: 'event', id: 'body.eventId' },
  body: anyCasing(z.object({ eventId: idInText })),
});
const rename = defineEndpoint('PUT /things', { ...about, body: z.object({}), reply: z.null() });

async function appWithForms(t: TestContext) {
  const files = await openTestFiles();
  const app = Fastify();
  handleErrors(app);
  authenticate(app, async () => undefined);
  checkOwnership(app);
  acceptForms(app, files.stagingFolder);
  const seen: Buffer[] = [];
  bindEndpoint(
    app,
    upload,
    async ({ body, files: received }) => {
      if (body.title === 'broken') throw new Error('a bug');
      seen.push(...(await Promise.all(received.map(async ({ open }) => buffer(open())))));
      return [...received];
    },
    { tooManyFiles: 'max_img_error' },
  );
  bindEndpoint(app, rename, async () => null);
  app.ownershipChecks.set('event', async () => false);
  bindEndpoint(app, uploadToEvent, async () => null);
  bindEndpoint(app, uploadFilm, async () => null);
  bindEndpoint(app, uploadWithinLimit, async () => null, {
    admit: () => Promise.reject(new RequestFailure('too_many_requests')),
  });
  t.after(async () => {
    await app.close();
    await files.remove();
  });
  const staged = (): Promise<readonly string[]> => readdir(files.stagingFolder).catch(() => []);
  return { app, seen, staged, stagingFolder: files.stagingFolder };
}

test('receives the texts and files of a form, and deletes the files after the reply', async (t) => {
  const { app, seen, staged } = await appWithForms(t);
  const film = randomBytes(2_500_000);
  const form = formOf([
    { name: 'title', content: 'Été' },
    { name: 'images', fileName: 'a.jpg', content: 'one' },
    { name: 'film', fileName: 'b.mp4', content: film },
    { name: 'images', fileName: 'c.jpg', content: 'two' },
  ]);
  const reply = await app.inject({ method: 'POST', url, ...form });
  assert.equal(reply.statusCode, 200);
  assert.deepEqual(
    reply.json().payload.items.map(({ part, fileName }: Record<string, string>) => [part, fileName]),
    [
      ['images', 'a.jpg'],
      ['film', 'b.mp4'],
      ['images', 'c.jpg'],
    ],
  );
  assert.equal(reply.json().payload.items[1].sha256, sha256Of(film));
  assert.deepEqual(seen, [Buffer.from('one'), film, Buffer.from('two')]);
  assert.deepEqual(await staged(), []);
});

test('[A-18] finds fields and files in any casing, and uses the first of a repeated field', async (t) => {
  const { app } = await appWithForms(t);
  const form = formOf([
    { name: 'TITLE', content: 'x' },
    { name: 'TITLE', content: 'far longer than a title may be' },
    { name: 'ImageS', fileName: 'a.jpg', content: 'one' },
  ]);
  const reply = await app.inject({ method: 'POST', url, ...form });
  assert.equal(reply.json().payload.items[0].part, 'images');
});

test('refuses a form beyond the contract and leaves no file behind', async (t) => {
  const { app, staged } = await appWithForms(t);
  const image = { name: 'images', fileName: 'a.jpg', content: 'one' };
  for (const [parts, code] of [
    [[image, { ...image, content: 'x'.repeat(1001) }], 'each_file_size_should_be_under_400mb'],
    [[image, image, image], 'max_img_error'],
    [[image, image, image, image, image, image], 'max_img_error'],
    [[image, { ...image, name: 'other' }], 'invalid_input'],
    [[image, { name: 'title', content: 'far longer than a title may be' }], 'invalid_input'],
    [[image, { name: 'title', content: 'x'.repeat(300_000) }], 'invalid_input'],
    [[image, ...Array.from({ length: 60 }, (_, at) => ({ name: `f${at}`, content: '' }))], 'invalid_input'],
  ] as const) {
    const reply = await app.inject({ method: 'POST', url, ...formOf(parts) });
    assert.equal(reply.json().errors[0], code);
    assert.ok(reply.statusCode < 500);
    assert.deepEqual(await staged(), [], code);
  }
});

test('accepts a form of exactly the allowed size', async (t) => {
  const { app, seen } = await appWithForms(t);
  const form = formOf([{ name: 'images', fileName: 'a.jpg', content: 'x'.repeat(1000) }]);
  assert.equal((await app.inject({ method: 'POST', url, ...form })).statusCode, 200);
  assert.equal(seen[0]?.length, 1000);
});

test('ignores a file field in which no file was chosen', async (t) => {
  const { app, staged } = await appWithForms(t);
  const form = formOf([{ name: 'film', fileName: '', content: '' }]);
  const reply = await app.inject({ method: 'POST', url, ...form });
  assert.deepEqual(reply.json().payload.items, []);
  assert.deepEqual(await staged(), []);
});

test('deletes the files when the handler fails', async (t) => {
  const { app, staged } = await appWithForms(t);
  const form = formOf([
    { name: 'images', fileName: 'a.jpg', content: 'one' },
    { name: 'title', content: 'broken' },
  ]);
  assert.equal((await app.inject({ method: 'POST', url, ...form })).statusCode, 500);
  assert.deepEqual(await staged(), []);
});

test('answers a malformed form with a client error', async (t) => {
  const { app, staged } = await appWithForms(t);
  const { headers, payload } = formOf([{ name: 'film', fileName: 'b.mp4', content: randomBytes(50_000) }]);
  const type = headers['content-type'];
  for (const [contentType, broken] of [
    [type, payload.subarray(0, 40_000)],
    [type, payload.subarray(0, -1000)],
    [type, payload.subarray(0, 30)],
    [type, Buffer.alloc(0)],
    [type, Buffer.from('nonsense')],
    [`${type}x`, payload],
    ['multipart/form-data; boundary=', payload],
    ['multipart/form-data; x', payload],
    [type, Buffer.from(`--form-of-a-test\r\n${'x: y\r\n'.repeat(10_000)}\r\n`)],
  ] as const) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload: broken,
    });
    assert.equal(reply.statusCode, 400, `${contentType} ${broken.length}`);
    assert.deepEqual(await staged(), []);
  }
});

test('[Z-R17] refuses a form where none is accepted, and other bodies where a form is expected', async (t) => {
  const { app } = await appWithForms(t);
  const form = formOf([{ name: 'title', content: 'x' }]);
  for (const reply of [
    await app.inject({ method: 'PUT', url, ...form }),
    await app.inject({ method: 'POST', url, payload: { title: 'x' } }),
    await app.inject({ method: 'POST', url }),
    await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    }),
  ]) {
    assert.equal(reply.statusCode, 415);
    assert.deepEqual(reply.json().errors, ['unsupported_media_type']);
  }
});

test('deletes the file of an aborted upload', async (t) => {
  const { app, staged } = await appWithForms(t);
  const socket = await connectTo(app);
  const { headers, payload } = formOf([{ name: 'film', fileName: 'b.mp4', content: randomBytes(2_000_000) }]);
  socket.write(requestHead(headers['content-type'], payload.length));
  socket.write(payload.subarray(0, 1_000_000));
  while ((await staged()).length === 0) await new Promise(setImmediate);
  socket.destroy();
  while ((await staged()).length > 0) await new Promise(setImmediate);
  assert.equal((await app.inject({ method: 'POST', url, ...formOf([]) })).statusCode, 200);
});

test('refuses a file that is too large before it has arrived completely', async (t) => {
  const { app, staged } = await appWithForms(t);
  const socket = await connectTo(app);
  const { headers, payload } = formOf([{ name: 'images', fileName: 'a.jpg', content: randomBytes(100_000) }]);
  socket.write(requestHead(headers['content-type'], payload.length));
  socket.write(payload.subarray(0, 50_000));
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /^HTTP\/1\.1 413 .*each_file_size_should_be_under_400mb/s);
  assert.deepEqual(await staged(), []);
  socket.write(payload.subarray(50_000));
  socket.destroy();
});

test('checks ownership by the address before receiving the form', async (t) => {
  const { app } = await appWithForms(t);
  const socket = await connectTo(app);
  const { headers } = formOf([]);
  socket.write(requestHead(headers['content-type'], 2_000_000, '/things/7'));
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /^HTTP\/1\.1 404 .*object_does_not_exist/s);
  socket.destroy();
});

test('checks the limits of a network address before receiving the form', async (t) => {
  const { app } = await appWithForms(t);
  const socket = await connectTo(app);
  const { headers } = formOf([]);
  socket.write(requestHead(headers['content-type'], 2_000_000, '/limited'));
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /^HTTP\/1\.1 429 .*too_many_requests/s);
  socket.destroy();
});

test('checks ownership by the texts of a form before receiving its first file', async (t) => {
  const { app, staged } = await appWithForms(t);
  const socket = await connectTo(app);
  const film = { name: 'film', fileName: 'b.mp4', content: randomBytes(2_000_000) };
  const { headers, payload } = formOf([{ name: 'eventId', content: '7' }, film]);
  socket.write(requestHead(headers['content-type'], payload.length, '/films'));
  socket.write(payload.subarray(0, 1000));
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /^HTTP\/1\.1 404 .*object_does_not_exist/s);
  assert.deepEqual(await staged(), []);
  socket.destroy();
});

test('refuses a form whose texts do not say what it is for before its first file', async (t) => {
  const { app, staged } = await appWithForms(t);
  const film = { name: 'film', fileName: 'b.mp4', content: randomBytes(2_000_000) };
  const id = { name: 'eventId', content: '7' };
  for (const parts of [
    [film, id],
    [film],
    [{ ...id, content: 'x' }, film],
    [{ ...id, name: 'title' }, film],
  ]) {
    const socket = await connectTo(app);
    const { headers, payload } = formOf(parts);
    socket.write(requestHead(headers['content-type'], payload.length, '/films'));
    socket.write(payload.subarray(0, 1000));
    const [answered] = await once(socket, 'data');
    assert.match(
      String(answered),
      /^HTTP\/1\.1 400 .*invalid_input.*before its files/s,
      parts.map(({ name }) => name).join(),
    );
    assert.deepEqual(await staged(), []);
    socket.destroy();
  }
});

test('refuses an upload with a declared length above the limit before receiving it', async (t) => {
  const { app } = await appWithForms(t);
  const socket = await connectTo(app);
  socket.write(requestHead(formOf([]).headers['content-type'], 40_000_000));
  const [answered] = await once(socket, 'data');
  assert.match(String(answered), /^HTTP\/1\.1 413 .*each_file_size_should_be_under_400mb/s);
  socket.destroy();
});

test('[Z-R11] refuses files that are too large together, whatever length is declared', async (t) => {
  const { app, staged, stagingFolder } = await appWithForms(t);
  app.post('/attempt', { config: { endpoint: upload } }, (request): Promise<ReceivedForm> =>
    receiveForm(request, upload.files ?? [], { stagingFolder, mostBytes: 1500 }),
  );
  const image = { name: 'images', fileName: 'a.jpg', content: 'x'.repeat(1000) };
  for (const [content, statusCode] of [
    ['x'.repeat(500), 200],
    ['x'.repeat(501), 413],
  ] as const) {
    const form = formOf([image, { ...image, content }]);
    const reply = await app.inject({ method: 'POST', url: '/attempt', ...form });
    assert.equal(reply.statusCode, statusCode);
    if (statusCode === 413) {
      assert.equal(reply.json().errors[0], 'upto_2000_mbs_are_allowed_in_an_attempt');
      assert.equal((await staged()).length, 2, 'only those of the first form');
    }
  }
});

test('ends a stalled upload', async (t) => {
  const { app, staged, stagingFolder } = await appWithForms(t);
  app.post('/slow', { config: { endpoint: upload } }, (request): Promise<ReceivedForm> =>
    receiveForm(request, upload.files ?? [], { stagingFolder, idleMs: 20 }),
  );
  const { headers, payload } = formOf([{ name: 'film', fileName: 'b.mp4', content: randomBytes(2000) }]);
  const standing = new Readable({ read: () => undefined });
  standing.push(payload.subarray(0, 1000));
  const reply = await app.inject({ method: 'POST', url: '/slow', headers, payload: standing });
  assert.equal(reply.statusCode, 400);
  assert.deepEqual(await staged(), []);
});

const requestHead = (contentType: string, length: number, path = url): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`;

async function connectTo(app: ReturnType<typeof Fastify>) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
