import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { StartupError } from '../startup-error.ts';
import { readEnv, variableNames } from './env.ts';

test('an empty environment is the embedded product on port 4000', () => {
  const env = readEnv({});
  assert.equal(env.port, 4000);
  assert.equal(env.databaseUrl, undefined);
  assert.equal(env.isProduction, false);
  assert.equal(env.logLevel, 'warn');
  assert.equal(readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' }).logLevel, 'info');
});

test('a variable set to nothing counts as not set', () => {
  assert.equal(readEnv({ PORT: '', DATABASE_URL: '' }).port, 4000);
});

test('every bad variable is named at once', () => {
  const bad = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'ftp://x',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'prod',
  };
  assert.throws(
    () => readEnv(bad),
    (error: unknown) => {
      assert.ok(error instanceof StartupError);
      for (const name of Object.keys(bad)) assert.match(error.message, new RegExp(`${name} must be`));
      return true;
    },
  );
});

test('a public address loses its last slash, so that paths can be put behind it', () => {
  assert.equal(readEnv({ PUBLIC_URL: 'https://x.test/' }).publicUrl, 'https://x.test');
});

test('production does not talk to the sandbox unless it is told to', () => {
  assert.throws(() => readEnv({ NODE_ENV: 'production' }), /SMTP_URL must be set/);
  assert.throws(
    () => readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test', SEED: 'demo' }),
    /SEED must be empty/,
  );
  const told = readEnv({ NODE_ENV: 'production', SANDBOX: 'on', SEED: 'demo' });
  assert.equal(told.isSandboxOn, true);
  assert.equal(told.seed, 'demo');
  assert.equal(readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' }).isSandboxOn, false);
});

test('half of a pair of variables is refused', () => {
  assert.throws(() => readEnv({ FACEBOOK_APP_ID: '1' }), /FACEBOOK_APP_ID and FACEBOOK_APP_SECRET/);
  assert.throws(() => readEnv({ S3_ACCESS_KEY_ID: '1' }), /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
  assert.equal(readEnv({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: '2' }).facebook?.appId, '1');
  assert.throws(() => readEnv({ STRIPE_SECRET_KEY: '1' }), /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
  assert.throws(() => readEnv({ STRIPE_API_URL: 'http://x.test' }), /STRIPE_SECRET_KEY must be set where/);
  const stripe = { STRIPE_SECRET_KEY: '1', STRIPE_WEBHOOK_SECRET: '2', STRIPE_API_URL: 'http://x.test/' };
  assert.deepEqual(readEnv(stripe).stripe, { secretKey: '1', webhookSecret: '2', apiUrl: 'http://x.test' });
});

test('[A-R11] social links are names with addresses', () => {
  const { socialLinks } = readEnv({ SOCIAL_LINKS: 'Instagram=https://x.test/us?a=b, TikTok=https://y.test' });
  assert.deepEqual(socialLinks, [
    { name: 'Instagram', url: 'https://x.test/us?a=b' },
    { name: 'TikTok', url: 'https://y.test' },
  ]);
  for (const bad of ['https://x.test', 'Instagram', 'X=javascript:alert(1)', '=https://x.test'])
    assert.throws(() => readEnv({ SOCIAL_LINKS: bad }), /SOCIAL_LINKS\S* must be names and addresses/, bad);
});

test('the key before this one does not sign by itself', () => {
  const [newest, before] = ['n'.repeat(32), 'b'.repeat(32)];
  assert.throws(() => readEnv({ SECRET_KEY_BEFORE: before }), /SECRET_KEY must be set/);
  assert.deepEqual(readEnv({ SECRET_KEY: newest, SECRET_KEY_BEFORE: before }).secretKeys, [newest, before]);
});

test('every variable stands in .env.example with a comment, and in the documents for operators', async () => {
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const example = await read('.env.example');
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(listed.toSorted(), variableNames.toSorted());
  for (const paragraph of example.split('\n\n')) assert.match(paragraph, /^# /);
  const operations = await read('docs/operations.md');
  for (const name of variableNames) assert.ok(operations.includes(`\`${name}\``), name);
});
