import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '../errors/branded-codes.ts';
import { calendarDayInUtc } from '../time/calendar-day.ts';
import {
  canCheckIn,
  canCheckOut,
  canOpenGallery,
  checkOfflineTime,
  isEarlyCheckIn,
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

test('[A-29] [S-R06] accepts only the next status', () => {
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

test('[A-62] treats a check-in more than two hours before the start as early', () => {
  assert.equal(isEarlyCheckIn(startsAt, startsAt - 7201), true);
  assert.equal(isEarlyCheckIn(startsAt, startsAt - 7200), false);
});

test('[A-107] an offline check is on the day of the event or later, in order, and not in the future', () => {
  const day = calendarDayInUtc(Date.UTC(2027, 2, 14) / 1000);
  const midnight = Date.parse('2027-03-14T00:00-05:00') / 1000;
  const now = midnight + 50_000;
  const codeOf = (at: number, checkedInAtSeconds: number | null = null) => {
    const checked = checkOfflineTime({ day, checkedInAtSeconds }, at, now);
    return checked.ok ? checked.value - midnight : checked.failure;
  };
  assert.deepEqual(
    [midnight - 1, midnight, now, now + 1].map((at) => codeOf(at)),
    ['check_is_before_the_event', 0, 50_000, 'check_is_in_the_future'],
  );
  assert.equal(codeOf(midnight + 99, midnight + 100), 'check_out_is_before_check_in');
  assert.equal(codeOf(midnight + 100, midnight + 100), 100);
});
