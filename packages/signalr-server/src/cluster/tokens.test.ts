import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import WebSocket from 'ws';
import { z } from 'zod';
import { hubOf } from '../hub.ts';
import { createHubServer } from '../hub-server.ts';
import { againUntil } from '../testing/again-until.ts';
import { serveHub } from '../testing/serve-hub.ts';

type Node = { readonly port: number };
type Settings = { readonly secret?: string; readonly nowMs?: () => number };

const { hub } = hubOf<null>();
const silent = hub({ name: 'silent', methods: {} });
const commonSecret = randomUUID();
const tokenLastsMs = 15_000;

async function openNode(t: TestContext, settings: Settings = {}): Promise<Node> {
  const { secret = commonSecret, nowMs = () => 0 } = settings;
  const hubServer = createHubServer(silent, {
    authenticate: ({ token }) => ({ identity: null, userId: token }),
    transports: ['WebSockets'],
    secrets: [secret],
    limits: { disconnectMs: tokenLastsMs },
    nowMs,
  });
  return serveHub(t, hubServer, '/hub');
}

const answered = z.object({ connectionId: z.string(), connectionToken: z.string().optional() });

async function negotiate({ port }: Node, userId = 'ana', version = 1): Promise<z.infer<typeof answered>> {
  const response = await fetch(`http://127.0.0.1:${port}/hub/negotiate?negotiateVersion=${version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${userId}` },
  });
  return answered.parse(await response.json());
}

const tokenOf = async (node: Node, userId = 'ana'): Promise<string> =>
  (await negotiate(node, userId)).connectionToken ?? assert.fail();

/** Presents the token to a node; returns the status, 101 when a WebSocket opens. */
async function show(t: TestContext, { port }: Node, token: string, userId = 'ana'): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hub?id=${token}`, {
    headers: { authorization: `Bearer ${userId}` },
  });
  t.after(() => socket.terminate());
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => 101);
  const refused = once(socket, 'unexpected-response').then(
    ([, response]: { readonly statusCode: number }[]) => response?.statusCode ?? 0,
  );
  return Promise.race([opened, refused]);
}

test('accepts a token at every node with the secret only', async (t) => {
  const [one, other, stranger] = [
    await openNode(t),
    await openNode(t),
    await openNode(t, { secret: randomUUID() }),
  ];
  assert.equal(await show(t, other, await tokenOf(one)), 101);
  assert.equal(await show(t, stranger, await tokenOf(one)), 404);
});

test('opens one connection per token, in any encoding', async (t) => {
  const [one, other] = [await openNode(t), await openNode(t)];
  const token = await tokenOf(one);
  assert.equal(await show(t, other, token), 101);
  assert.equal(await show(t, other, token), 409);
  for (const spelling of [`${token}.`, `${token}.more`, `${token}=`, `${token}%00`, `${token}!`]) {
    assert.equal(await show(t, other, spelling), 404, spelling);
  }
});

test('refuses the token of a closed connection', async (t) => {
  const node = await openNode(t);
  const token = await tokenOf(node);
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/hub?id=${token}`, {
    headers: { authorization: 'Bearer ana' },
  });
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
  await againUntil(t, async () => (await show(t, node, token)) !== 409);
  assert.equal(await show(t, node, token), 404);
});

test('expires tokens after a short time', async (t) => {
  let nowMs = 0;
  const [one, other] = [await openNode(t, { nowMs: () => nowMs }), await openNode(t, { nowMs: () => nowMs })];
  const [first, second] = [await tokenOf(one), await tokenOf(one)];
  nowMs = tokenLastsMs;
  assert.equal(await show(t, other, first), 101);
  nowMs += 1;
  assert.equal(await show(t, other, second), 404);
  assert.equal(await show(t, one, second), 404);
});

test('refuses altered and invalid tokens', async (t) => {
  const node = await openNode(t);
  const token = await tokenOf(node);
  const dot = token.indexOf('.');
  const wrong = [
    '',
    '.',
    'nonsense',
    token.slice(0, dot),
    token.slice(0, dot + 1),
    token.slice(dot),
    `A${token}`,
    token.slice(0, 8) + (token[8] === 'A' ? 'B' : 'A') + token.slice(9),
    token.slice(0, dot + 4) + (token[dot + 4] === 'A' ? 'B' : 'A') + token.slice(dot + 5),
    `${token}${'A'.repeat(4000)}`,
  ];
  for (const changed of wrong) assert.equal(await show(t, node, changed), 404, changed.slice(0, 80));
  assert.equal(await show(t, node, token), 101);
});

test('refuses a token of another user', async (t) => {
  const [one, other] = [await openNode(t), await openNode(t)];
  const token = await tokenOf(one, 'ana');
  assert.equal(await show(t, other, token, 'ben'), 403);
  assert.equal(await show(t, other, token, 'ana'), 101, 'and it is not spent by the attempt');
});

test('issues a unique token for every negotiation, also to old clients', async (t) => {
  const node = await openNode(t);
  for (const version of [0, 1]) {
    const given = await Promise.all(Array.from({ length: 40 }, () => negotiate(node, 'ana', version)));
    const tokens = given.map(({ connectionId, connectionToken }) => connectionToken ?? connectionId);
    assert.equal(new Set(tokens).size, tokens.length, `version ${version}`);
  }
});
