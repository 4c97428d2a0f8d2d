import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sandboxFacebook, sandboxGoogle } from '@repo/sandbox/identity/sandbox-apps';
import type { SocialIdentity } from '../ports/social-identity.ts';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { facebookIdentity } from './facebook-identity.ts';
import { googleIdentity } from './google-identity.ts';

const nadia = { email: 'Nadia@Mail.Test', firstName: 'Nadia', lastName: 'Singh' };
const refused = { ok: false, failure: 'invalid_login' };
const down = { ok: false, failure: 'unable_to_access_server' };

type Trouble = { readonly troubles: string[]; readonly onTrouble: (sentence: string) => void };

function collectTrouble(): Trouble {
  const troubles: string[] = [];
  return { troubles, onTrouble: (sentence) => void troubles.push(sentence) };
}

const googleAt = (url: string, { onTrouble }: Trouble = collectTrouble()): SocialIdentity =>
  googleIdentity({
    ...sandboxGoogle,
    addresses: {
      tokenInfo: () => `${url}/sandbox/google/tokeninfo`,
      userInfo: () => `${url}/sandbox/google/oauth2/v3/userinfo`,
    },
    onTrouble,
  });

const facebookAt = (url: string, { onTrouble }: Trouble = collectTrouble()): SocialIdentity =>
  facebookIdentity({ ...sandboxFacebook, baseUrl: () => `${url}/sandbox/facebook`, onTrouble });

async function tokenOf({ app }: TestSandbox, provider: string, person: object): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: `/sandbox/${provider}/tokens`,
    payload: person,
  });
  assert.equal(reply.statusCode, 200, reply.body);
  return String(reply.json().accessToken);
}

test('[B-R04] returns the user of a Google or Facebook token, with the same id every time', async (t) => {
  const sandbox = await openTestSandbox(t);
  for (const [provider, identity] of [
    ['google', googleAt(sandbox.url)],
    ['facebook', facebookAt(sandbox.url)],
  ] as const) {
    const first = await identity.profileOf(await tokenOf(sandbox, provider, nadia));
    assert.ok(first.ok, provider);
    const { subject, ...profile } = first.value;
    assert.deepEqual(profile, { ...nadia, email: 'nadia@mail.test' });
    assert.match(subject, /^\d{16,21}$/);
    assert.deepEqual(await identity.profileOf(await tokenOf(sandbox, provider, nadia)), first);
  }
});

test('[B-R04] refuses a token that is unknown, of the other provider, for another product or without a confirmed email', async (t) => {
  const sandbox = await openTestSandbox(t);
  const trouble = collectTrouble();
  const google = googleAt(sandbox.url, trouble);
  const facebook = facebookAt(sandbox.url, trouble);
  const { email: _, ...withoutEmail } = nadia;
  for (const person of [
    { ...nadia, audience: 'another-product' },
    { ...nadia, emailVerified: false },
    withoutEmail,
  ]) {
    assert.deepEqual(await google.profileOf(await tokenOf(sandbox, 'google', person)), refused);
    assert.deepEqual(await facebook.profileOf(await tokenOf(sandbox, 'facebook', person)), refused);
  }
  assert.deepEqual(await google.profileOf(await tokenOf(sandbox, 'facebook', nadia)), refused);
  assert.deepEqual(await facebook.profileOf(await tokenOf(sandbox, 'google', nadia)), refused);
  for (const nonsense of ['', ' ', 'x', 'a b', 'a\nb', 'é', '\0', 'x'.repeat(5000), '&aud=x', '|']) {
    assert.deepEqual(await google.profileOf(nonsense), refused, nonsense.slice(0, 20));
    assert.deepEqual(await facebook.profileOf(nonsense), refused, nonsense.slice(0, 20));
  }
  assert.deepEqual(trouble.troubles, []);
});

test('expires tokens by the clock of the product', async (t) => {
  const sandbox = await openTestSandbox(t);
  const google = googleAt(sandbox.url);
  const token = await tokenOf(sandbox, 'google', nadia);
  sandbox.clock.advanceSeconds(3599);
  assert.equal((await google.profileOf(token)).ok, true);
  sandbox.clock.advanceSeconds(1);
  assert.deepEqual(await google.profileOf(token), refused);
});

test('returns unable_to_access_server when the provider is unreachable or rejects our app secret', async (t) => {
  const sandbox = await openTestSandbox(t);
  const trouble = collectTrouble();
  assert.deepEqual(await googleAt('http://127.0.0.1:1', trouble).profileOf('x'), down);
  assert.deepEqual(await facebookAt('http://127.0.0.1:1', trouble).profileOf('x'), down);
  const withWrongSecret = facebookIdentity({
    appId: sandboxFacebook.appId,
    appSecret: 'wr0ng',
    baseUrl: () => `${sandbox.url}/sandbox/facebook`,
    onTrouble: trouble.onTrouble,
  });
  assert.deepEqual(await withWrongSecret.profileOf(await tokenOf(sandbox, 'facebook', nadia)), down);
  assert.equal(trouble.troubles.length, 3);
  assert.doesNotMatch(trouble.troubles.join(), /wr0ng|access_token/);
});

test('the sandbox requires the proof of our app secret', async (t) => {
  const { app, ...sandbox } = await openTestSandbox(t);
  const token = await tokenOf({ app, ...sandbox }, 'facebook', nadia);
  for (const proof of [{}, { appsecret_proof: 'wrong' }]) {
    const reply = await app.inject({ url: '/sandbox/facebook/me', query: { access_token: token, ...proof } });
    assert.equal(reply.statusCode, 400);
    assert.equal(reply.json().error.code, 100);
  }
});
