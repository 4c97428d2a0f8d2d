import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { StartupError } from '../startup-error.ts';
import { readEnv, variableNames } from './env.ts';

test('an empty environment starts the embedded product on port 4000', () => {
  const env = readEnv({});
  assert.equal(env.port, 4000);
  assert.equal(env.databaseUrl, undefined);
  assert.equal(env.isProduction, false);
  assert.equal(env.logLevel, 'warn');
  assert.equal(readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' }).logLevel, 'info');
});

test('an empty variable counts as not set', () => {
  assert.equal(readEnv({ PORT: '', DATABASE_URL: '' }).port, 4000);
});

test('reports all invalid variables together', () => {
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

test('removes the trailing slash of the public address, so that paths can be appended', () => {
  assert.equal(readEnv({ PUBLIC_URL: 'https://x.test/' }).publicUrl, 'https://x.test');
});

test('lower-cases the public address except its path, so that comparisons work', () => {
  assert.equal(readEnv({ PUBLIC_URL: 'HTTPS://Product.TEST/Shop/' }).publicUrl, 'https://product.test/Shop');
  assert.equal(readEnv({ PUBLIC_URL: 'HTTPS://product.test:443' }).publicUrl, 'https://product.test');
});

test('closes documents and metrics in production unless a variable opens them', () => {
  const token = 'sixteen signs or more';
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' };
  const rows = [
    [{}, { hasDocuments: true, figures: 'open' }],
    [
      { DOCS: 'off', METRICS_TOKEN: token },
      { hasDocuments: false, figures: { token } },
    ],
    [production, { hasDocuments: false, figures: 'closed' }],
    [
      { ...production, DOCS: 'off' },
      { hasDocuments: false, figures: 'closed' },
    ],
    [
      { ...production, DOCS: 'on' },
      { hasDocuments: true, figures: 'closed' },
    ],
    [
      { ...production, METRICS_TOKEN: token },
      { hasDocuments: false, figures: { token } },
    ],
  ] as const;
  for (const [source, expected] of rows) {
    const { hasDocuments, figures } = readEnv(source);
    assert.deepEqual({ hasDocuments, figures }, expected, JSON.stringify(source));
  }
  assert.throws(
    () => readEnv({ ...production, METRICS_TOKEN: 'short' }),
    /METRICS_TOKEN must have at least 16/,
  );
});

test('[FF-45] waits five seconds before a stop behind a proxy, or as long as a variable says', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' };
  const rows = [
    [{}, 0],
    [production, 0],
    [{ ...production, TRUST_PROXY: '1' }, 5],
    [{ ...production, TRUST_PROXY: '2', LAME_DUCK_SECONDS: '0' }, 0],
    [{ ...production, LAME_DUCK_SECONDS: '12' }, 12],
  ] as const;
  for (const [source, seconds] of rows)
    assert.equal(readEnv(source).lameDuckSeconds, seconds, JSON.stringify(source));
  assert.throws(() => readEnv({ LAME_DUCK_SECONDS: '61' }), /LAME_DUCK_SECONDS/);
});

test('production uses the sandbox only if it is switched on', () => {
  assert.throws(() => readEnv({ NODE_ENV: 'production' }), /SMTP_URL must be set/);
  assert.throws(
    () => readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test', SEED: 'demo' }),
    /SEED must be empty/,
  );
  const env = readEnv({ NODE_ENV: 'production', SANDBOX: 'on', SEED: 'demo' });
  assert.equal(env.isSandboxOn, true);
  assert.equal(env.seed, 'demo');
  assert.equal(readEnv({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' }).isSandboxOn, false);
});

test('refuses one half of a pair of variables', () => {
  assert.throws(() => readEnv({ FACEBOOK_APP_ID: '1' }), /FACEBOOK_APP_ID and FACEBOOK_APP_SECRET/);
  assert.throws(() => readEnv({ S3_ACCESS_KEY_ID: '1' }), /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
  assert.equal(readEnv({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: '2' }).facebook?.appId, '1');
  assert.throws(() => readEnv({ STRIPE_SECRET_KEY: '1' }), /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
  assert.throws(() => readEnv({ STRIPE_API_URL: 'http://x.test' }), /STRIPE_SECRET_KEY must be set where/);
  const stripe = { STRIPE_SECRET_KEY: '1', STRIPE_WEBHOOK_SECRET: '2', STRIPE_API_URL: 'http://x.test/' };
  assert.deepEqual(readEnv({ ...stripe, STRIPE_PAGES_URL: 'https://pay.test' }).stripe, {
    secretKey: '1',
    webhookSecret: '2',
    apiUrl: 'http://x.test',
    pagesUrl: 'https://pay.test',
  });
});

test('[A-R11] reads social links as names with addresses', () => {
  const { socialLinks } = readEnv({ SOCIAL_LINKS: 'Instagram=https://x.test/us?a=b, TikTok=https://y.test' });
  assert.deepEqual(socialLinks, [
    { name: 'Instagram', url: 'https://x.test/us?a=b' },
    { name: 'TikTok', url: 'https://y.test' },
  ]);
  for (const bad of ['https://x.test', 'Instagram', 'X=javascript:alert(1)', '=https://x.test'])
    assert.throws(() => readEnv({ SOCIAL_LINKS: bad }), /SOCIAL_LINKS\S* must be names and addresses/, bad);
});

test('refuses a previous key without a current one', () => {
  const [newest, before] = ['n'.repeat(32), 'b'.repeat(32)];
  assert.throws(() => readEnv({ SECRET_KEY_BEFORE: before }), /SECRET_KEY must be set/);
  assert.deepEqual(readEnv({ SECRET_KEY: newest, SECRET_KEY_BEFORE: before }).secretKeys, [newest, before]);
});

test('.env.example and the operations guide explain every variable', async () => {
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const example = await read('.env.example');
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(listed.toSorted(), variableNames.toSorted());
  for (const paragraph of example.split('\n\n')) assert.match(paragraph, /^# /);
  const operations = await read('docs/operations.md');
  for (const name of variableNames) assert.ok(operations.includes(`\`${name}\``), name);
});
