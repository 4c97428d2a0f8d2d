import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toastTimeMs } from './toast-time.ts';

test('[Z-R04] the time of a toast is 4000 ms, 5000 ms for the one about a download mail', () => {
  assert.equal(toastTimeMs('saved_successfully'), 4000);
  assert.equal(toastTimeMs('download_files_email'), 5000);
});
