import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '../errors/branded-codes.ts';
import {
  canCheckIn,
  canCheckOut,
  canOpenGallery,
  isEarlyCheckIn,
  isLateCheckIn,
  moveCheck,
} from './check-in.ts';

const startsAt = 1_805_029_200;

const buttons = [
  ['created', { checkIn: true, checkOut: false, gallery: false }],
  ['checkIn', { checkIn: false, checkOut: true, gallery: true }],
  ['checkOut', { checkIn: false, checkOut: false, gallery: true }],
] as const;

for (const [check, enabled] of buttons) {
  test(`[T-R04] [T-R05] [T-R07] the buttons of an item that is ${check} are enabled by its status alone`, () => {
    assert.equal(canCheckIn(check), enabled.checkIn);
    assert.equal(canCheckOut(check), enabled.checkOut);
    assert.equal(canOpenGallery(check), enabled.gallery);
  });
}

test('[A-29] [S-R06] only the next status can be asked for', () => {
  const refused = { ok: false, failure: brandedCodes.actionAlreadyPerformed };
  const wantedStatuses = ['created', 'preview', 'checkIn', 'checkOut', 'CHECKIN', 'toString', ''];
  const allowed = new Map([
    ['created', 'checkIn'],
    ['checkIn', 'checkOut'],
  ]);
  for (const from of ['created', 'checkIn', 'checkOut'] as const) {
    for (const wanted of wantedStatuses) {
      const expected = allowed.get(from) === wanted ? { ok: true, value: wanted } : refused;
      assert.deepEqual(moveCheck(from, wanted), expected, `${from} to ${wanted}`);
    }
  }
});

test('[A-62] a check-in earlier than two hours before the start is called early', () => {
  assert.equal(isEarlyCheckIn(startsAt, startsAt - 7201), true);
  assert.equal(isEarlyCheckIn(startsAt, startsAt - 7200), false);
});

test('[A-62] a check-in after the start is called late', () => {
  assert.equal(isLateCheckIn(startsAt, startsAt), false);
  assert.equal(isLateCheckIn(startsAt, startsAt + 1), true);
});
