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

test('every node that has the secret reads what another one promised', () => {
  const { open } = world();
  assert.deepEqual(open().read(open().issue(claims)), { ...claims, expiresAtMs: 1_015_000 });
  const anonymous = { ...claims, userId: null, isStateful: false };
  assert.deepEqual(open().read(open().issue(anonymous)), { ...anonymous, expiresAtMs: 1_015_000 });
});

test('a promise of another secret or hub, a changed one and none at all are nothing', () => {
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

test('while secrets change, what an older one has promised is kept', () => {
  const { open } = world();
  const old = open().issue(claims);
  const both = open({ secrets: ['newer', 'secret'] });
  assert.notEqual(both.read(old), null);
  assert.equal(open().read(both.issue(claims)), null, 'the first one signs');
});

test('no two promises are the same, also for clients that know no other name', () => {
  const { open } = world();
  const tokens = Array.from({ length: 20 }, () => open().issue({ ...claims, connectionId: null }));
  assert.equal(new Set(tokens).size, tokens.length);
});

test('a promise lasts as long as it says', () => {
  const { open, pass } = world();
  const token = open().issue(claims);
  pass(15_000);
  assert.notEqual(open().read(token), null);
  pass(1);
  assert.equal(open().read(token), null);
});

test('ids and tokens are letters that an address takes as they are', () => {
  const { open } = world();
  for (let round = 0; round < 100; round += 1)
    assert.match(randomId() + open().issue({ ...claims, connectionId: randomId() }), /^[\w.-]+$/);
});
