import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentTypes, galleryKindOf, hasRecapAssets } from './gallery-kind.ts';

const files = [
  ['GALLERY_REELS', 'recap.mp4', 'recap'],
  ['GALLERY_REELS', 'recap.jpg', 'recap'],
  ['GALLERY_VIDEOS', 'clip.mp4', 'video'],
  ['GALLERY_VIDEOS', 'clip.MOV', 'video'],
  ['GALLERY_VIDEOS', 'clip.m4V', 'video'],
  ['GALLERY_IMAGES', 'clip.mp4', 'video'],
  ['GALLERY_VIDEOS', 'clip.avi', 'image'],
  ['GALLERY_IMAGES', 'photo.jpg', 'image'],
  ['', 'mp4', 'image'],
] as const;

for (const [contentType, name, kind] of files) {
  test(`[L-R03] a file "${name}" stored as "${contentType}" is a ${kind}`, () => {
    assert.equal(galleryKindOf({ contentType, name }), kind);
  });
}

test('[U-R02] the content types are the three of the wire', () => {
  assert.deepEqual(Object.values(contentTypes), ['GALLERY_IMAGES', 'GALLERY_VIDEOS', 'GALLERY_REELS']);
});

test('[V-R04] assets can be downloaded once there is a file that is no recap itself', () => {
  assert.equal(hasRecapAssets([]), false);
  assert.equal(hasRecapAssets(['recap', 'recap']), false);
  assert.equal(hasRecapAssets(['recap', 'image']), true);
  assert.equal(hasRecapAssets(['video']), true);
});
