import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionTokens, randomId } from './connection-token.ts';

const claims = { connectionId: 'c', userId: '7', isStateful: true };

function world() {
  let nowMs = 1_000_000;
  const given = { secrets: ['secret'], purpose: 'chat', lastsMs: 15_000 };
  const open = (more: Partial<typeof given> = {}) => connectionTokens({ ...given, ...more }, () => nowMs);
  return { open, pass: (ms: number) => void (nowMs += ms) };
}

test('every node with the secret reads the claims of another', () => {
  const { open } = world();
  assert.deepEqual(open().read(open().issue(claims)), { ...claims, expiresAtMs: 1_015_000 });
  const anonymous = { ...claims, userId: null, isStateful: false };
  assert.deepEqual(open().read(open().issue(anonymous)), { ...anonymous, expiresAtMs: 1_015_000 });
});

test('a token of another secret or hub, an altered and a missing one are refused', () => {
  const { open } = world();
  const token = open().issue(claims);
  assert.equal(open({ secrets: ['other'] }).read(token), null);
  assert.equal(open({ purpose: 'news' }).read(token), null);
  const [content = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify(['c', '8', 1, 1_015_000])).toString('base64url');
  const spelt = [`${token}.`, `${token}=`, `${token}!`, `${token}.more`];
  const wrong = ['', '.', 'x.y', content, `${other}.${signature}`, `${content}.`, `${content}.AAAA`];
  for (const forged of [...wrong, ...spelt]) assert.equal(open().read(forged), null, forged);
});

test('tokens of an older secret stay valid while secrets change', () => {
  const { open } = world();
  const old = open().issue(claims);
  const both = open({ secrets: ['newer', 'secret'] });
  assert.notEqual(both.read(old), null);
  assert.equal(open().read(both.issue(claims)), null, 'the first one signs');
});

test('all tokens are unique, also for clients without a connection id', () => {
  const { open } = world();
  const tokens = Array.from({ length: 20 }, () => open().issue({ ...claims, connectionId: null }));
  assert.equal(new Set(tokens).size, tokens.length);
});

test('a token expires when it says', () => {
  const { open, pass } = world();
  const token = open().issue(claims);
  pass(15_000);
  assert.notEqual(open().read(token), null);
  pass(1);
  assert.equal(open().read(token), null);
});

test('ids and tokens are URL-safe', () => {
  const { open } = world();
  for (let round = 0; round < 100; round += 1)
    assert.match(randomId() + open().issue({ ...claims, connectionId: randomId() }), /^[\w.-]+$/);
});
