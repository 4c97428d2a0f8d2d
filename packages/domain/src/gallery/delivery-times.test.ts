import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadLinkExpiresAt, galleryReadyBy, trashExpiresAt } from './delivery-times.ts';

const at = 1_800_000_000;

test('[L-R17] [L-R18] promises the content of an event for 24 hours after its end', () => {
  assert.equal(galleryReadyBy(at), at + 86_400);
});

test('the link of a download email works for three days', () => {
  assert.equal(downloadLinkExpiresAt(at), at + 259_200);
});

test('[A-42] a deleted file stays in the trash for 30 days', () => {
  assert.equal(trashExpiresAt(at), at + 2_592_000);
});
