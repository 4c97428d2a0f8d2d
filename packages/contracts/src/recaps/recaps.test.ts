import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recapBrief } from './recap-brief.ts';
import type { RecapBrief } from './recap-brief.ts';
import { addRecap, getRecapEvents, mailRecapAssets } from './recaps.ts';

const form = { eventId: '7', SbUserId: '3', ContentType: 'GALLERY_REELS' };

test('[A-11] a recap is a form with one file and the content type of recaps', () => {
  assert.deepEqual(addRecap.body?.parse(form), { ...form, eventId: 7, SbUserId: 3 });
  const lowerCase = { eventid: '7', sbuserid: '3', contenttype: 'GALLERY_REELS' };
  assert.ok(addRecap.body?.safeParse(lowerCase).success);
  assert.equal(addRecap.body?.safeParse({ ...form, ContentType: 'GALLERY_IMAGES' }).success, false);
  assert.equal(addRecap.body?.safeParse({ ...form, eventId: 'x' }).success, false);
  assert.deepEqual(addRecap.files?.[0]?.files, { from: 1, to: 1 });
});

test('[V-R01] [A-81] the tabs are pending and completed', () => {
  const read = (tab: string) => getRecapEvents.params?.safeParse({ sbUserId: '3', tab });
  assert.deepEqual(read('Pending')?.data, { sbUserId: 3, tab: 'pending' });
  assert.ok(read('completed')?.success);
  assert.equal(read('upcoming')?.success, false);
});

test('[V-R05] a brief has every row of the modal', () => {
  const brief: RecapBrief = {
    eventId: 7,
    reelDetails: [
      {
        orderItem: { quantity: 2 },
        logoUrl: null,
        musicFilePath: null,
        music: 'Jazz',
        orientation: 'Landscape (YouTube)',
        reelType: 'Cinematic',
      },
    ],
    reelQuestionAnswers: [{ answer: 'Slow and warm' }],
  };
  assert.deepEqual(recapBrief.parse(brief), brief);
});

test('[A-12] the material is asked for by event and user name', () => {
  const read = (userName: string) => mailRecapAssets.params?.safeParse({ eventId: '7', userName });
  assert.deepEqual(read('maya@demo.test')?.data, { eventId: 7, userName: 'maya@demo.test' });
  assert.equal(read(' ')?.success, false);
  assert.equal(read('x'.repeat(300))?.success, false);
});
