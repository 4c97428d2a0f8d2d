import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { slots } from '@repo/domain/schedule/slots';
import { addDays, calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { signIn, signInAgain } from '../../../testing/actors.ts';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { createProvider } from '../../../testing/provider-factory.ts';
import { openTestApi } from '../../../testing/test-api.ts';

const urlOf = (id: number | string) => `/api/v1/${brand.slug}/Profile/UpdateWorkingSchedule/${id}`;
const readUrlOf = (id: number) => `/api/v1/${brand.slug}/Profile/GetScheduleBySBId/${id}`;

/** The test clock starts on 15 June 2026. */
const day = calendarDayInUtc(Date.parse('2026-07-04') / 1000);
const yesterday = calendarDayInUtc(Date.parse('2026-06-14') / 1000);

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayInWeek) => ({
  dayInWeek,
  isActive: true,
  timeSlots: slots.map(({ id, shownFrom, shownUntil }) => ({
    slotId: id,
    startTime: shownFrom,
    endTime: shownUntil,
    isEnable: true,
  })),
}));
const travel = { minDistanceToTravel: 6, maxDistanceToTravel: 20, unit: 'KM' };
const wholeDay = { date: day, dateTo: day, startTime: '', endTime: '' };
const afternoon = { date: day, dateTo: day, startTime: instantOf(day, 720), endTime: instantOf(day, 1439) };

async function openApproved(t: TestContext) {
  const api = await openTestApi(t);
  const provider = await signInApproved(api);
  const id = provider.accountId;
  const scheduleOf = (changes: object = {}) => ({
    SBUserId: id,
    version: 1,
    WorkingSchedules: everyDay,
    HolidayProfile: [],
    TravelDistance: travel,
    ...changes,
  });
  return {
    api,
    id,
    provider,
    read: async (by = provider) =>
      (await call(api, 'GET', readUrlOf(id), undefined, by)).json().payload.items,
    save: (changes: object = {}, { headers }: { readonly headers: Record<string, string> } = provider) =>
      call(api, 'PUT', urlOf(id), scheduleOf(changes), { headers }),
  };
}

test('[W-R06] saves the schedule as it was sent and returns it, with the next version', async (t) => {
  const { api, read, save } = await openApproved(t);
  const statementsBefore = api.statements();
  const reply = await save({
    HolidayProfile: [
      wholeDay,
      {
        ...afternoon,
        date: addDays(day, 1),
        dateTo: null,
        startTime: instantOf(addDays(day, 1), 720),
        endTime: instantOf(addDays(day, 1), 1439),
      },
    ],
  });
  assert.deepEqual(outcomeOf(reply), [200, 'saved_successfully']);
  assert.equal(api.statements() - statementsBefore, 4);
  const saved = reply.json().payload.items;
  assert.deepEqual(await read(), saved);
  assert.equal(saved.version, 2);
  assert.deepEqual(saved.WorkingSchedules, everyDay);
  assert.deepEqual(saved.TravelDistance, travel);
  assert.deepEqual(saved.HolidayProfile, [
    { date: day, dateTo: day, startTime: null, endTime: null },
    {
      date: addDays(day, 1),
      dateTo: addDays(day, 1),
      startTime: Date.parse('2026-07-05T12:00-04:00') / 1000,
      endTime: Date.parse('2026-07-05T23:59-04:00') / 1000,
    },
  ]);
});

test('[W-R06] an inactive day, and a day that is not sent, have no slots', async (t) => {
  const { save } = await openApproved(t);
  const [sunday, monday] = everyDay;
  const reply = await save({ WorkingSchedules: [{ ...sunday, isActive: false }, monday] });
  const { WorkingSchedules } = reply.json().payload.items;
  assert.deepEqual(
    WorkingSchedules.map(({ isActive }: { isActive: boolean }) => isActive),
    [false, true, false, false, false, false, false],
  );
});

test('refuses a guest with 401, a host with 403, and other providers with 404', async (t) => {
  const { api, id, save } = await openApproved(t);
  assert.deepEqual(outcomeOf(await save({}, { headers: {} })), [401, 'session_has_expired']);
  assert.deepEqual(outcomeOf(await save({}, await signIn(api, 'host'))), [403, 'not_allowed']);
  const other = await signInApproved(api);
  assert.deepEqual(outcomeOf(await save({}, other)), [404, 'object_does_not_exist']);
  const foreignBody = await call(
    api,
    'PUT',
    urlOf(other.accountId),
    { SBUserId: id, version: 1, WorkingSchedules: [], HolidayProfile: [], TravelDistance: travel },
    other,
  );
  assert.deepEqual(outcomeOf(foreignBody), [404, 'object_does_not_exist']);
});

const refused = [
  ['no version', { version: undefined }, 'invalid_input'],
  [
    '[W-R05] a longer distance below the shorter',
    { TravelDistance: { ...travel, minDistanceToTravel: 21 } },
    'max_distance_cannot_be_less_than_min_distance',
  ],
  ['[W-R04] no start', { HolidayProfile: [{ ...afternoon, startTime: '' }] }, 'start_time_is_required'],
  ['[W-R04] no end', { HolidayProfile: [{ ...afternoon, endTime: null }] }, 'end_time_is_required'],
  [
    '[W-R04] an end before the start',
    { HolidayProfile: [{ ...afternoon, endTime: instantOf(day, 600) }] },
    'end_time_must_be_greater_than_start_time',
  ],
  [
    'hours of another day',
    { HolidayProfile: [{ ...afternoon, endTime: instantOf(addDays(day, 1), 720) }] },
    'this_field_is_invalid',
  ],
  [
    'hours of several days',
    { HolidayProfile: [{ ...afternoon, dateTo: addDays(day, 1) }] },
    'this_field_is_invalid',
  ],
  [
    '[W-R02] a new blackout in the past',
    { HolidayProfile: [{ ...wholeDay, date: yesterday }] },
    'blackout_is_in_the_past',
  ],
  [
    'a range of three years',
    { HolidayProfile: [{ ...wholeDay, dateTo: addDays(day, 1095) }] },
    'this_field_is_invalid',
  ],
] as const;

for (const [title, change, code] of refused) {
  test(`refuses ${title} and keeps the schedule`, async (t) => {
    const { read, save } = await openApproved(t);
    const before = await read();
    assert.deepEqual(outcomeOf(await save(change)), [400, code]);
    assert.deepEqual(await read(), before);
  });
}

test('[W-R02] keeps a blackout that has passed since it was saved, and refuses a new one beside it', async (t) => {
  const { api, provider, read, save } = await openApproved(t);
  await save({ HolidayProfile: [wholeDay] });
  api.clock.advanceSeconds(40 * 86_400);
  const again = await signInAgain(api, provider, 'provider');
  const saveLater = async (...blackouts: readonly object[]) =>
    outcomeOf(await save({ version: 2, HolidayProfile: [wholeDay, ...blackouts] }, again));
  const passedToo = { ...wholeDay, date: addDays(day, 1), dateTo: null };
  assert.deepEqual(await saveLater(passedToo), [400, 'blackout_is_in_the_past']);
  const ahead = { ...wholeDay, date: addDays(day, 90), dateTo: null };
  assert.deepEqual(await saveLater(ahead), [200, 'saved_successfully']);
  assert.equal((await read(again)).HolidayProfile.length, 2);
});

test('[A-107] refuses the save of a second device that has not seen the first one', async (t) => {
  const { read, save } = await openApproved(t);
  const [first, second] = await Promise.all([
    save({ TravelDistance: { ...travel, maxDistanceToTravel: 30 } }),
    save({ TravelDistance: { ...travel, maxDistanceToTravel: 40 } }),
  ]);
  const outcomes = [outcomeOf(first), outcomeOf(second)].toSorted(([a], [b]) => a - b);
  assert.deepEqual(outcomes, [
    [200, 'saved_successfully'],
    [409, 'schedule_has_changed'],
  ]);
  const winner = first.statusCode === 200 ? 30 : 40;
  const { TravelDistance, version } = await read();
  assert.deepEqual([TravelDistance.maxDistanceToTravel, version], [winner, 2]);
});

test('[A-107] answers the same save twice with the same schedule', async (t) => {
  const { save } = await openApproved(t);
  const [first, again] = [await save(), await save()];
  assert.deepEqual(outcomeOf(again), [200, 'saved_successfully']);
  assert.deepEqual(again.json().payload.items, first.json().payload.items);
});

test('records the provider as the author of a changed schedule, and nothing for an unchanged one', async (t) => {
  const { api, id, save } = await openApproved(t);
  await save({ HolidayProfile: [wholeDay] });
  await save({ HolidayProfile: [wholeDay] });
  const entries = await api.database.selectFrom('audit').selectAll().execute();
  assert.deepEqual(
    entries.map((entry) => [entry.providerId, entry.operatorId, entry.objectKind, entry.objectId]),
    [[id, null, 'schedule', String(id)]],
  );
});

test('[W-R06] a saved schedule changes the next search', async (t) => {
  const api = await openTestApi(t);
  const { id } = await createProvider(api.database, {});
  const provider = await signIn(api, 'provider', id);
  const found = async () => {
    const search = {
      eventDate: day,
      userLatitude: 43.65,
      userLongitude: -79.38,
      sBStartTime: instantOf(day, 600),
      duration: 2,
      postalCode: 'M5V 2T6',
    };
    const reply = await call(api, 'POST', `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`, search);
    return reply.json().payload.items.some((item: { id: number }) => item.id === id);
  };
  assert.equal(await found(), true);
  const { payload } = (await call(api, 'GET', readUrlOf(id), undefined, provider)).json();
  const blackedOut = { ...payload.items, HolidayProfile: [wholeDay] };
  assert.equal((await call(api, 'PUT', urlOf(id), blackedOut, provider)).statusCode, 200);
  assert.equal(await found(), false);
  const open = { ...blackedOut, version: 2, HolidayProfile: [] };
  assert.equal((await call(api, 'PUT', urlOf(id), open, provider)).statusCode, 200);
  assert.equal(await found(), true);
});
