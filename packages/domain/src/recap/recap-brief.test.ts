import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkMusicGenre,
  checkRecapOrientation,
  checkRecapVision,
  defaultRecapOrientation,
  isRecapBriefComplete,
  recapOrientations,
} from './recap-brief.ts';

const texts = [
  { title: '[E-R05] [A-07] the vision', check: checkRecapVision, max: 2000 },
  { title: '[E-R06] the music genre', check: checkMusicGenre, max: 40 },
];

for (const { title, check, max } of texts) {
  test(`${title} is required and at most ${max} characters`, () => {
    assert.deepEqual(check(' '), { ok: false, failure: 'this_field_is_required' });
    assert.deepEqual(check('x'.repeat(max)), { ok: true, value: 'x'.repeat(max) });
    assert.deepEqual(check('x'.repeat(max + 1)), { ok: false, failure: 'this_field_is_too_long' });
  });
}

test('[E-R08] the orientations are Portrait, the default, and Landscape', () => {
  assert.deepEqual(Object.values(recapOrientations), ['Portrait (Instagram, TikTok)', 'Landscape (YouTube)']);
  assert.equal(defaultRecapOrientation, 'Portrait (Instagram, TikTok)');
});

test('[E-R08] an orientation is required and one of the two', () => {
  assert.deepEqual(checkRecapOrientation('Landscape (YouTube)'), { ok: true, value: 'Landscape (YouTube)' });
  assert.deepEqual(checkRecapOrientation(''), { ok: false, failure: 'this_field_is_required' });
  assert.deepEqual(checkRecapOrientation('Square'), { ok: false, failure: 'this_field_is_invalid' });
});

test('[E-R14] a brief needs vision, genre and orientation', () => {
  const brief = { vision: 'Laughing', musicGenre: 'Funk', orientation: recapOrientations.landscape };
  assert.equal(isRecapBriefComplete(brief), true);
  for (const name of ['vision', 'musicGenre', 'orientation'])
    assert.equal(isRecapBriefComplete({ ...brief, [name]: '' }), false);
});
