import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { isUploadBusy, orderForUpload, queueAfterFailure } from './upload-queue.ts';

const named = (names: readonly string[]) => names.map((name) => ({ name }));

test('[L-R11] [U-R07] videos go first and then the images, each in the chosen order', () => {
  const chosen = named(['1.jpg', '2.MOV', '3.heic', '4.mp4', '5.png']);
  assert.deepEqual(orderForUpload(chosen), named(['2.MOV', '4.mp4', '1.jpg', '3.heic', '5.png']));
});

test('[FF-31] moves a failed file behind all others', () => {
  assert.deepEqual(queueAfterFailure(['bad', 'b', 'c']), ['b', 'c', 'bad']);
  assert.deepEqual(queueAfterFailure(['bad']), ['bad']);
});

test('[L-R12] [U-R02] the buttons are disabled while the progress is above 0', () => {
  assert.deepEqual([0, 1, 99.5, 100].map(isUploadBusy), [false, true, true, true]);
});

test('[L-R11] [U-R07] ordering loses no file, and no image comes before a video', () => {
  const names = fc.array(fc.tuple(fc.nat(), fc.constantFrom('jpg', 'mp4', 'MOV', 'heic', 'm4v')));
  checkProperty([names], (pairs) => {
    const chosen = named(pairs.map(([number, extension]) => `${number}.${extension}`));
    const ordered = orderForUpload(chosen).map((file) => file.name);
    assert.deepEqual([...ordered].toSorted(), chosen.map((file) => file.name).toSorted());
    const kinds = ordered.map((name) => (/\.(mp4|mov|m4v)$/i.test(name) ? 'v' : 'i')).join('');
    assert.match(kinds, /^v*i*$/);
  });
});
