import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUploadAbandoned } from './unfinished-upload.ts';

test('[FF-32] [A-15] deletes an unfinished upload after 24 hours', () => {
  const startedAt = 1_800_000_000;
  assert.equal(isUploadAbandoned(startedAt, startedAt + 86_399), false);
  assert.equal(isUploadAbandoned(startedAt, startedAt + 86_400), true);
});
