import assert from 'node:assert/strict';
import { test } from 'node:test';
import { welcomeOf } from './welcome.ts';

test('prints the demo accounts and the sandbox pages that exist', () => {
  const url = 'http://localhost:4000';
  const all = welcomeOf({ seed: 'demo', isSandboxOn: true }, url);
  for (const part of [
    'Demo!123',
    'host@demo.test',
    'maya@demo.test',
    'ops@demo.test',
    `${url}/sandbox/mailbox`,
  ])
    assert.ok(all.includes(part), part);
  assert.doesNotMatch(welcomeOf({ seed: 'empty', isSandboxOn: true }, url), /demo/);
  assert.equal(welcomeOf({ seed: 'empty', isSandboxOn: false }, url), '');
});
