import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadLinkEndsAt, galleryReadyBy, trashEmptiesAt } from './delivery-times.ts';

const at = 1_800_000_000;

test('[L-R17] [L-R18] the content of an event is promised for 24 hours after its end', () => {
  assert.equal(galleryReadyBy(at), at + 86_400);
});

test('the link of a download e-mail works for three days', () => {
  assert.equal(downloadLinkEndsAt(at), at + 259_200);
});

test('[A-42] a deleted file stays in the trash for 30 days', () => {
  assert.equal(trashEmptiesAt(at), at + 2_592_000);
});
