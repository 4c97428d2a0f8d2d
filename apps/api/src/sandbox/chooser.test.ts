import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sandboxFacebook, sandboxGoogle } from '@repo/sandbox/identity/sandbox-apps';
import { openTestSandbox } from '../testing/test-sandbox.ts';

const asked = {
  client_id: sandboxGoogle.clientId,
  redirect_uri: 'http://product.test/Login?back=%2Fcart',
  state: `s"'><script>`,
};

const form = (fields: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

test('[B-R04] returns to the product with a token and the state when an account is chosen', async (t) => {
  const { app } = await openTestSandbox(t);
  const page = await app.inject({ url: '/sandbox/google/choose', query: asked });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /nadia\.singh@mail\.test/);
  assert.match(page.body, /theo\.martin@mail\.test, not verified/);
  assert.doesNotMatch(page.body, /<script|<style| style=/);
  for (const choice of [{ person: '0' }, { email: 'jane.doe@mail.test' }]) {
    const chosen = await app.inject({ url: '/sandbox/google/choose', ...form({ ...asked, ...choice }) });
    assert.equal(chosen.statusCode, 303);
    const back = new URL(String(chosen.headers.location));
    assert.equal(`${back.origin}${back.pathname}${back.search}`, asked.redirect_uri);
    const answer = new URLSearchParams(back.hash.slice(1));
    assert.equal(answer.get('state'), asked.state);
    const info = await app.inject({
      url: '/sandbox/google/tokeninfo',
      query: { access_token: answer.get('access_token') ?? '' },
    });
    assert.equal(info.json().aud, sandboxGoogle.clientId);
    assert.equal(info.json().email, 'email' in choice ? choice.email : 'nadia.singh@mail.test');
  }
});

test('Facebook offers accounts to choose from, one of them without an email', async (t) => {
  const { app } = await openTestSandbox(t);
  const query = { ...asked, client_id: sandboxFacebook.appId };
  const page = await app.inject({ url: '/sandbox/facebook/choose', query });
  assert.match(page.body, /without an email/);
  const chosen = await app.inject({ url: '/sandbox/facebook/choose', ...form({ ...query, person: '5' }) });
  assert.match(String(chosen.headers.location), /#access_token=EAA/);
});

test('redirects to registered sites only, and refuses an unknown client', async (t) => {
  const { app } = await openTestSandbox(t);
  for (const change of [
    { redirect_uri: 'https://evil.test/' },
    { redirect_uri: 'http://product.test.evil.test/' },
    { redirect_uri: 'http://product.test@evil.test/' },
    { redirect_uri: 'https://product.test/' },
    { redirect_uri: '//evil.test' },
    { redirect_uri: '/Login' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: '' },
    { client_id: 'another' },
    { response_type: 'code' },
  ]) {
    const fields: Record<string, string> = { ...asked, ...change };
    const name = JSON.stringify(change);
    assert.equal((await app.inject({ url: '/sandbox/google/choose', query: fields })).statusCode, 400, name);
    const chosen = await app.inject({ url: '/sandbox/google/choose', ...form({ ...fields, person: '0' }) });
    assert.equal(chosen.statusCode, 400, name);
    assert.equal(chosen.headers.location, undefined, name);
  }
});

test('refuses a form without a choice, with invalid fields or beyond the size limit', async (t) => {
  const { app } = await openTestSandbox(t);
  const choose = (fields: Record<string, string>) =>
    app.inject({ url: '/sandbox/google/choose', ...form(fields) });
  for (const choice of [
    {},
    { person: '99' },
    { person: '-1' },
    { person: 'x' },
    { email: 'x' },
    { email: '' },
  ]) {
    assert.equal((await choose({ ...asked, ...choice })).statusCode, 400, JSON.stringify(choice));
  }
  assert.equal((await choose({ ...asked, state: 'x'.repeat(20_000) })).statusCode, 413);
  assert.equal((await app.inject({ url: '/sandbox/google/choose', method: 'POST' })).statusCode, 400);
});

test('issues tokens for tests for any valid person', async (t) => {
  const { app } = await openTestSandbox(t);
  const ask = (payload: object) => app.inject({ method: 'POST', url: '/sandbox/google/tokens', payload });
  assert.equal((await ask({ firstName: 'Kim', lastName: '' })).statusCode, 200);
  for (const payload of [
    {},
    [],
    { email: 'x', firstName: 'A', lastName: 'B' },
    { email: 'a@mail.test', firstName: 'x'.repeat(201), lastName: 'B' },
    { email: 'a@mail.test', firstName: '\0', lastName: 'B' },
    { email: 'a@mail.test', firstName: 'A', lastName: 'B', unknown: 1 },
  ]) {
    const reply = await ask(payload);
    assert.equal(reply.statusCode, 400, JSON.stringify(payload).slice(0, 60));
    assert.equal(reply.json().errors[0], 'invalid_input');
  }
});

test('the maps service refuses what the real one refuses, always with status 200', async (t) => {
  const { app } = await openTestSandbox(t);
  const statusOf = async (path: string, query: Record<string, string>): Promise<string> => {
    const reply = await app.inject({ url: `/sandbox/google-maps/maps/api/${path}/json`, query });
    assert.equal(reply.statusCode, 200);
    return reply.json().status;
  };
  for (const [path, name] of [
    ['place/autocomplete', 'input'],
    ['place/details', 'place_id'],
    ['geocode', 'address'],
  ] as const) {
    assert.equal(await statusOf(path, { [name]: '290 bremner' }), 'REQUEST_DENIED');
    assert.equal(await statusOf(path, { key: 'k' }), 'INVALID_REQUEST');
    assert.equal(await statusOf(path, { key: 'k', [name]: '' }), 'INVALID_REQUEST');
  }
  assert.equal(await statusOf('place/autocomplete', { key: 'k', input: 'qqqq' }), 'ZERO_RESULTS');
  assert.equal(await statusOf('place/details', { key: 'k', place_id: 'qqqq' }), 'NOT_FOUND');
  assert.equal(await statusOf('geocode', { key: 'k', address: 'qqqq' }), 'ZERO_RESULTS');
  assert.equal(await statusOf('geocode', { key: 'k', address: 'CN Tower' }), 'OK');
});
