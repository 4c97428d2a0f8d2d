import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toastTimeMs } from './toast-time.ts';

test('[Z-R04] a toast closes after 4000 ms, the one about a download mail after 5000 ms', () => {
  assert.equal(toastTimeMs('saved_successfully'), 4000);
  assert.equal(toastTimeMs('download_files_email'), 5000);
});
