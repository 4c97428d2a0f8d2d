import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createCall } from './create-call.ts';
import type { Authority } from './create-call.ts';

const key = 'GET /api/v1/User/EventSetup/GetEventTypes';
const success = { status: 0, message: '', errors: [], payload: { items: [{ id: 1, name: 'Birthday' }] } };
const refusal = {
  status: 1,
  message: 'Invalid Input',
  errors: ['invalid_input', 'x: wrong'],
  payload: { items: null },
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (httpStatus: number, body: unknown): Answer =>
  (_, response) =>
    void response
      .writeHead(httpStatus, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(body));
const cut: Answer = (request) => void request.socket.destroy();

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that gives one response per request and records the requests. */
async function serverWith(...answers: Answer[]) {
  return callTo(answers);
}

async function callTo(answers: readonly Answer[], authority?: Authority) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end();
      return;
    }
    asked.push(request);
    answers[asked.length - 1]?.(request, response);
  });
  await new Promise((listening) => server?.listen(0, 'localhost', () => listening(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const settings = { apiHost: `http://localhost:${port}`, locale: () => 'fr-CA' };
  return { call: createCall({ ...settings, ...(authority && { authority }) }), asked };
}

test('a success is what stands in payload.items, asked in the language of the page', async () => {
  const { call, asked } = await serverWith(json(200, success));
  await expect(call(key, { query: { authenticated: 'true' } })).resolves.toEqual({
    ok: true,
    value: success.payload.items,
    message: '',
    meta: {},
  });
  expect(asked[0]?.url).toBe('/api/v1/User/EventSetup/GetEventTypes?authenticated=true');
  expect(asked[0]?.headers['accept-language']).toBe('fr-CA');
});

test('[Z-R02] a refusal is its key and what was wrong', async () => {
  const { call } = await serverWith(json(400, refusal));
  const failure = { code: 'invalid_input', message: 'Invalid Input', details: ['x: wrong'] };
  await expect(call(key, { query: {} })).resolves.toEqual({ ok: false, failure });
});

test('[Z-R03] a server that is not reached becomes the key unable_to_access_server', async () => {
  // The page's own network error is logged by the browser, not by us.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call, asked } = await serverWith(cut, cut);
  await expect(call(key, { query: {} })).resolves.toMatchObject({
    ok: false,
    failure: { code: 'unable_to_access_server' },
  });
  expect(asked).toHaveLength(2);
});

test.each([
  ['a cut connection', cut],
  ['a busy server', json(503, refusal)],
])('a read is tried once more after %s', async (_, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call } = await serverWith(answer, json(200, success));
  await expect(call(key, { query: {} })).resolves.toMatchObject({ ok: true });
});

test('an answer that is no envelope still has a code, that of its status', async () => {
  const { call, asked } = await serverWith(json(404, '<html>a proxy</html>'));
  await expect(call(key, { query: {} })).resolves.toMatchObject({
    ok: false,
    failure: { code: 'object_does_not_exist' },
  });
  expect(asked).toHaveLength(1);
});

const over = { status: 2, message: 'Session has expired', errors: ['session_has_expired'], payload: {} };

/** A signed-in user, who gets the next of these tokens after each refusal. */
function userWithTokens(...tokens: string[]): Authority & { readonly refused: string[] } {
  let token = tokens.shift();
  const refused: string[] = [];
  return {
    refused,
    token: () => token,
    renew: async (refusedToken) => {
      refused.push(refusedToken);
      token = tokens.shift();
      if (token !== undefined) return { ok: true, value: undefined };
      return { ok: false, failure: { code: 'session_has_expired', message: '', details: [] } };
    },
  };
}

const logout = 'POST /api/v1/login/Logout';
const authorizations = (asked: readonly IncomingMessage[]) =>
  asked.map(({ headers }) => headers.authorization);

test('[B-R13] sends the token of a signed-in user with every call, and none for a guest', async () => {
  const signedIn = await callTo([json(200, success)], userWithTokens('one'));
  await signedIn.call(key, { query: {} });
  expect(authorizations(signedIn.asked)).toEqual(['Bearer one']);
  const guest = await serverWith(json(200, success));
  await guest.call(key, { query: {} });
  expect(authorizations(guest.asked)).toEqual([undefined]);
});

test.each<[string, number, unknown]>([
  ['HTTP 401', 401, over],
  ['status 2', 200, over],
  ['a 401 of a proxy', 401, '<html>'],
])(
  '[B-R14] after %s the call is made once more with another token, also one that changes',
  async (_, httpStatus, body) => {
    const caller = userWithTokens('one', 'two');
    const { call, asked } = await callTo(
      [json(httpStatus, body), json(200, { ...success, payload: { items: null } })],
      caller,
    );
    await expect(call(logout, {})).resolves.toMatchObject({ ok: true });
    expect(authorizations(asked)).toEqual(['Bearer one', 'Bearer two']);
    expect(caller.refused).toEqual(['one']);
  },
);

test('[B-R14] a second refusal, or no other token, is the answer of the call', async () => {
  const twice = await callTo([json(401, over), json(401, over)], userWithTokens('one', 'two', 'three'));
  const failure = { code: 'session_has_expired' };
  await expect(twice.call(logout, {})).resolves.toMatchObject({ ok: false, failure });
  expect(twice.asked).toHaveLength(2);
  const none = await callTo([json(401, over)], userWithTokens('one'));
  await expect(none.call(logout, {})).resolves.toMatchObject({ ok: false, failure });
  expect(none.asked).toHaveLength(1);
});

test('[B-R14] a guest who is refused has no session that could have expired', async () => {
  const guest = userWithTokens();
  const { call, asked } = await callTo([json(401, over)], guest);
  await expect(call(logout, {})).resolves.toMatchObject({ ok: false });
  expect([asked.length, guest.refused]).toEqual([1, []]);
});

const upload = 'POST /api/v1/User/EventSetup/UploadMusicFile';
const uploaded = { ...success, payload: { items: 'reference' } };
/** The bodies of requests, as text. */
const bodies: string[] = [];
const reading =
  (answer: Answer): Answer =>
  (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString());
      answer(request, response);
    });
  };

test('[E-R07] sends files as parts of a form after the fields of the body, and reports the progress', async () => {
  const { call, asked } = await serverWith(reading(json(200, uploaded)));
  const fractions: number[] = [];
  const musicFile = new File(['a song'], 'dance.mp3', { type: 'audio/mpeg' });
  await expect(
    call(
      upload,
      { body: { fileName: 'dance.mp3' } },
      { files: { musicFile }, onProgress: (done) => fractions.push(done) },
    ),
  ).resolves.toMatchObject({ ok: true, value: 'reference' });
  expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const parts = /name="fileName"\s+dance\.mp3\s[^]+name="musicFile"; filename="dance.mp3"\s+[^]+a song/;
  expect(bodies.pop()).toMatch(parts);
  expect(fractions.length).toBeGreaterThan(0);
  expect(fractions.filter((fraction) => fraction < 0 || fraction > 1)).toEqual([]);
});

test('[R-R01] sends several files as parts of the same name', async () => {
  const { call } = await serverWith(reading(json(200, uploaded)));
  const photos = ['one', 'two'].map((name) => new File([`photo ${name}`], `${name}.jpg`));
  await call(upload, { body: { fileName: 'dance.mp3' } }, { files: { musicFile: photos } });
  const parts = [...(bodies.pop() ?? '').matchAll(/name="musicFile"; filename="(\w+)\.jpg"/g)];
  expect(parts.map(([, name]) => name)).toEqual(['one', 'two']);
});

test('[E-R07] files that are sent again after a renewal are all there', async () => {
  const caller = userWithTokens('one', 'two');
  const { call, asked } = await callTo([reading(json(401, over)), reading(json(200, uploaded))], caller);
  const musicFile = new File(['a song'], 'dance.mp3');
  await expect(
    call(upload, { body: { fileName: 'dance.mp3' } }, { files: { musicFile } }),
  ).resolves.toMatchObject({ ok: true });
  expect(authorizations(asked)).toEqual(['Bearer one', 'Bearer two']);
  expect(bodies.splice(-2).map((body) => body.includes('a song'))).toEqual([true, true]);
});

test('[E-R07] a call that is given up ends at once, and is not made again', async () => {
  const controller = new AbortController();
  const { call, asked } = await serverWith(() => controller.abort());
  const musicFile = new File(['a song'], 'dance.mp3');
  const given = { files: { musicFile }, signal: controller.signal };
  await expect(call(upload, { body: { fileName: 'dance.mp3' } }, given)).resolves.toMatchObject({
    ok: false,
  });
  expect(asked).toHaveLength(1);
});
