import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartupError } from '../startup-error.ts';
import { readEnv } from './env.ts';

test('an empty environment is the embedded product on port 4000', () => {
  const env = readEnv({});
  assert.equal(env.port, 4000);
  assert.equal(env.databaseUrl, undefined);
  assert.equal(env.isProduction, false);
  assert.equal(env.logLevel, 'warn');
  assert.equal(readEnv({ NODE_ENV: 'production' }).logLevel, 'info');
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
