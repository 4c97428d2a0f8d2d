import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../testing/property.ts';
import { checkGallerySelection, checkRecapSelection, type SelectedFile } from './file-selection.ts';

const mb = 1_048_576;
const file = (name: string, sizeBytes: number): SelectedFile => ({ name, sizeBytes });
const several = (count: number, sizeBytes: number): readonly SelectedFile[] =>
  Array.from({ length: count }, (_, at) => file(`${at}.mp4`, sizeBytes));

test('[U-R05] [Z-R11] a file of 400 MB or more is refused', () => {
  assert.equal(checkGallerySelection([file('a.mp4', 400 * mb - 1)]).ok, true);
  for (const sizeBytes of [400 * mb, 400 * mb + 1]) {
    assert.deepEqual(checkGallerySelection([file('a.jpg', 1), file('a.mp4', sizeBytes)]), {
      ok: false,
      failure: 'each_file_size_should_be_under_400mb',
    });
  }
});

test('[U-R04] [Z-R11] [Z-R12] more than 2000 MB in one attempt are refused', () => {
  const full = several(8, 250 * mb);
  assert.deepEqual(checkGallerySelection(full), { ok: true, value: full });
  assert.deepEqual(checkGallerySelection([...full, file('a.jpg', 1)]), {
    ok: false,
    failure: 'upto_2000_mbs_are_allowed_in_an_attempt',
  });
});

test('[U-R06] [A-08] more than 500 files in one selection are refused', () => {
  assert.equal(checkGallerySelection(several(500, 1)).ok, true);
  assert.deepEqual(checkGallerySelection(several(501, 1)), { ok: false, failure: 'max_img_error' });
});

test('[U-R03] one file of another format refuses the selection', () => {
  assert.deepEqual(checkGallerySelection([file('a.jpg', 1), file('a.txt', 1)]), {
    ok: false,
    failure: 'file_format_not_supported',
  });
});

test('[V-R06] recaps are videos only', () => {
  assert.deepEqual(checkRecapSelection([file('a.mp4', 1), file('a.jpg', 1)], 2), {
    ok: false,
    failure: 'only_videos_are_acceptable_for_reel',
  });
});

test('[V-R06] [A-61] as many recaps as were ordered are uploaded in one attempt', () => {
  for (const count of [0, 1, 2, 3, 4]) {
    const recaps = several(count, 1);
    const expected = count === 2 ? { ok: true, value: recaps } : { ok: false, failure: 'recap_are_required' };
    assert.deepEqual(checkRecapSelection(recaps, 2), expected);
  }
});

test('[V-R06] limits the sizes of recaps like those of other uploads', () => {
  assert.deepEqual(checkRecapSelection(several(1, 400 * mb), 1), {
    ok: false,
    failure: 'each_file_size_should_be_under_400mb',
  });
  assert.deepEqual(checkRecapSelection(several(6, 399 * mb), 6), {
    ok: false,
    failure: 'upto_2000_mbs_are_allowed_in_an_attempt',
  });
});

test('[U-R04] [U-R05] a selection of videos passes exactly when both sizes allow it', () => {
  const sizes = fc.array(fc.nat({ max: 420 * mb }), { maxLength: 12 });
  checkProperty([sizes], (sizesBytes) => {
    const total = sizesBytes.reduce((sum, size) => sum + BigInt(size), 0n);
    const isSound = sizesBytes.every((size) => size < 419_430_400) && total <= 2_097_152_000n;
    const files = sizesBytes.map((sizeBytes) => file('a.mov', sizeBytes));
    assert.equal(checkGallerySelection(files).ok, isSound);
    assert.equal(checkRecapSelection(files, files.length).ok, isSound);
  });
});
