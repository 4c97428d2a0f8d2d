import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsFrom } from '../../secrets.ts';
import { accessTokenReader, issueAccessToken } from './access-token.ts';

const keys = secretsFrom(['one secret of many characters, long enough']).keysFor('access-token');
const before = secretsFrom(['another secret of many characters, long enough']).keysFor('access-token');
const actor = { accountId: 7, userTypeId: 1, sessionId: 'session' } as const;
const now = 1_800_000_000;

test('[A-51] returns the actor of a token for a quarter of an hour, also when cached', async () => {
  const read = accessTokenReader(keys);
  const token = await issueAccessToken(actor, keys, now);
  const known = { actor: { kind: 'host', ...actor }, expiresAtSeconds: now + 900 };
  for (const at of [now, now + 899]) assert.deepEqual(await read(token, at), known);
  assert.equal(await read(token, now + 900), undefined);
  assert.deepEqual(await read(token, now + 1), known);
});

test('refuses a token of a foreign key and accepts the previous key', async () => {
  const token = await issueAccessToken(actor, before, now);
  const read = accessTokenReader(keys);
  for (let times = 0; times < 2; times += 1) assert.equal(await read(token, now), undefined);
  const known = await accessTokenReader([keys[0], before[0]])(token, now);
  assert.deepEqual(known?.actor, { kind: 'host', ...actor });
});

test('refuses a token that was changed anywhere, although the original is cached', async () => {
  const read = accessTokenReader(keys);
  const token = await issueAccessToken(actor, keys, now);
  await read(token, now);
  const [head = '', body = '', mac = ''] = token.split('.');
  const otherBody = Buffer.from(JSON.stringify({ sub: '8', sid: 'session', userTypeId: 4, exp: now + 900 }));
  for (const forged of [
    `${head}.${otherBody.toString('base64url')}.${mac}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    '',
  ])
    assert.equal(await read(forged, now), undefined, forged);
});
