import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveSchedule } from './schedules.ts';
import { workingSchedule } from './working-schedule.ts';

const day = 1_805_001_600 - (1_805_001_600 % 86_400);

const sentDay = (dayInWeek: number) => ({
  dayInWeek,
  isActive: true,
  timeSlots: [1, 2, 3, 4, 5].map((slotId) => ({
    slotId,
    startTime: '08:00',
    endTime: '12:00',
    isEnable: slotId > 3,
  })),
});

const schedule = {
  SBUserId: 3,
  version: 2,
  WorkingSchedules: [0, 1, 2, 3, 4, 5, 6].map(sentDay),
  HolidayProfile: [
    { date: day, dateTo: day, startTime: '', endTime: '' },
    { date: day, dateTo: null, startTime: day + 50_400, endTime: day + 54_000 },
    { date: day },
  ],
  TravelDistance: { minDistanceToTravel: 6, maxDistanceToTravel: 100, unit: 'KM' },
};

const read = (body: unknown) => saveSchedule.body?.safeParse(body);

test('[W-R06] a schedule takes the payload of the specs, whole days and hours alike', () => {
  const data = read(schedule)?.data;
  assert.equal(data?.WorkingSchedules.length, 7);
  assert.deepEqual(data?.WorkingSchedules[0]?.timeSlots[4], {
    slotId: 5,
    isEnable: true,
    startTime: undefined,
    endTime: undefined,
  });
  assert.deepEqual(
    data?.HolidayProfile.map(({ startTime, endTime }) => [startTime, endTime]),
    [
      [null, null],
      [day + 50_400, day + 54_000],
      [null, null],
    ],
  );
});

test('[A-18] accepts its fields in any casing at every depth', () => {
  const given = {
    sbUserId: 3,
    Version: 2,
    workingSchedules: [{ DayInWeek: 0, IsActive: true, TimeSlots: [{ SlotId: 1, IsEnable: true }] }],
    holidayProfile: [{ Date: day, DateTo: day }],
    travelDistance: { MinDistanceToTravel: 1, MaxDistanceToTravel: 2, Unit: 'KM' },
  };
  const data = read(given)?.data;
  assert.equal(data?.SBUserId, 3);
  assert.equal(data?.WorkingSchedules[0]?.timeSlots[0]?.slotId, 1);
  assert.equal(data?.HolidayProfile[0]?.date, day);
  assert.equal(data?.TravelDistance.maxDistanceToTravel, 2);
});

const [monday] = schedule.WorkingSchedules;
const refused = [
  ['no version', { version: undefined }],
  ['an eighth day', { WorkingSchedules: [sentDay(7)] }],
  ['a day twice', { WorkingSchedules: [monday, monday] }],
  ['an unknown slot', { WorkingSchedules: [{ ...monday, timeSlots: [{ slotId: 6, isEnable: true }] }] }],
  [
    'a slot twice',
    {
      WorkingSchedules: [
        {
          ...monday,
          timeSlots: [
            { slotId: 1, isEnable: true },
            { slotId: 1, isEnable: false },
          ],
        },
      ],
    },
  ],
  ['a date that is no midnight', { HolidayProfile: [{ date: day + 1 }] }],
  ['a time of the clock', { HolidayProfile: [{ date: day, startTime: '09:00' }] }],
  ['more dates than two years have', { HolidayProfile: Array.from({ length: 733 }, () => ({ date: day })) }],
] as const;

for (const [title, change] of refused) {
  test(`a schedule with ${title} is refused`, () => {
    assert.equal(read({ ...schedule, ...change })?.success, false);
  });
}

test('[W-R05] distances are whole kilometres from 1 to 100', () => {
  const { TravelDistance: travel } = schedule;
  const readTravel = (change: object) =>
    read({ ...schedule, TravelDistance: { ...travel, ...change } })?.success;
  assert.ok(readTravel({ minDistanceToTravel: 1 }));
  for (const km of [0, 101, 1.5, '6', null])
    assert.equal(readTravel({ maxDistanceToTravel: km }), false, String(km));
  assert.equal(readTravel({ unit: 'MI' }), false);
});

test('[A-63] a schedule without stored distances says so', () => {
  const stored = { SBUserId: 3, version: 1, WorkingSchedules: [], HolidayProfile: [], TravelDistance: null };
  assert.deepEqual(workingSchedule.parse(stored), stored);
});
