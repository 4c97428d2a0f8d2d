import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { cents } from '@repo/domain/money/cents';
import type { Blackout } from '@repo/domain/schedule/blackout';
import { everySlot, noSlot } from '@repo/domain/schedule/weekly-slots';
import { addDays, calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { weeklySlotsOfBits } from '../../database/weekly-slots-column.ts';
import { createProvider as createTestProvider } from '../../testing/provider-factory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createProvider, savePortfolio, savePortfolioImages, saveSchedule } from './profiles.module.ts';

const day = calendarDayInUtc(Date.parse('2026-07-04') / 1000);
const travel = { oneHourKm: 5, longerKm: 20 };
const missing = 999_999;

async function openProvider(t: TestContext) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const { id } = await createTestProvider(database, { schedule: { weeklySlots: noSlot, blackouts: [] } });
  return { database, id };
}

const failureOf = (result: { readonly ok: boolean; readonly failure?: string }) =>
  result.ok ? 'nothing' : result.failure;

test('[W-R06] replaces the previous schedule', async (t) => {
  const { database, id } = await openProvider(t);
  const blackouts: Blackout[] = [
    { kind: 'wholeDays', firstDay: day, lastDay: addDays(day, 2) },
    { kind: 'partOfDay', day: addDays(day, 5), startMinute: 480, endMinute: 1439 },
  ];
  for (const wanted of [[], blackouts])
    assert.ok((await saveSchedule(database, id, { weeklySlots: everySlot, blackouts: wanted, travel })).ok);
  const provider = await database.selectFrom('provider').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(weeklySlotsOfBits(provider.weeklySlots), everySlot);
  const stored = await database
    .selectFrom('blackout')
    .select(['firstDay', 'lastDay', 'startMinute', 'endMinute'])
    .orderBy('id')
    .execute();
  assert.deepEqual(stored, [
    { firstDay: '2026-07-04', lastDay: '2026-07-06', startMinute: null, endMinute: null },
    { firstDay: '2026-07-09', lastDay: '2026-07-09', startMinute: 480, endMinute: 1439 },
  ]);
  const { days } = await database
    .selectFrom('matchingBusy')
    .select(({ fn }) => fn.countAll<number>().as('days'))
    .executeTakeFirstOrThrow();
  assert.equal(days, 4);
});

const wholeDays = (first: number, last: number): Blackout => ({
  kind: 'wholeDays',
  firstDay: addDays(day, first),
  lastDay: addDays(day, last),
});
const badSchedules = [
  [
    'longer distance below the other',
    { travel: { oneHourKm: 6, longerKm: 5 } },
    'max_distance_cannot_be_less_than_min_distance',
  ],
  ['end before its start', { blackouts: [wholeDays(1, 0)] }, 'this_field_is_invalid'],
  ['blackout of three years', { blackouts: [wholeDays(0, 1095)] }, 'this_field_is_invalid'],
  [
    'blackout of two years in parts',
    { blackouts: [wholeDays(0, 400), wholeDays(0, 400)] },
    'this_field_is_invalid',
  ],
  [
    'blackout that ends as it starts',
    { blackouts: [{ kind: 'partOfDay', day, startMinute: 600, endMinute: 600 }] },
    'end_time_must_be_greater_than_start_time',
  ],
] as const;

for (const [title, change, failure] of badSchedules) {
  test(`[W-R04] [W-R05] refuses a schedule with a ${title}`, async (t) => {
    const { database, id } = await openProvider(t);
    const schedule = { weeklySlots: everySlot, blackouts: [], travel, ...change };
    assert.equal(failureOf(await saveSchedule(database, id, schedule)), failure);
  });
}

const imageNames = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`);
const portfolio = {
  profileName: 'Maya',
  bio: 'Hi',
  photoName: 'photo.jpg',
  additionalEquipment: '',
  imageNames: imageNames(6),
};
const badPortfolios = [
  ['five images', { imageNames: imageNames(5) }, 'atleast_six_pic_required'],
  ['thirty-one images', { imageNames: imageNames(31) }, 'portfolio_is_full'],
  ['an image twice', { imageNames: [...imageNames(6), '0.jpg'] }, 'files_already_uploaded'],
  ['no photo', { photoName: '' }, 'please_upload_profile_picture'],
  ['no bio', { bio: ' ' }, 'this_field_is_required'],
  ['no name', { profileName: '' }, 'this_field_is_required'],
] as const;

for (const [title, change, failure] of badPortfolios) {
  test(`[X-R04] [X-R05] refuses a portfolio with ${title} and changes nothing`, async (t) => {
    const { database, id } = await openProvider(t);
    assert.equal(failureOf(await savePortfolio(database, id, { ...portfolio, ...change })), failure);
    const names = await database.selectFrom('portfolioImage').select('fileName').execute();
    assert.equal(names.length, 6);
  });
}

test('[X-R02] keeps images in the order they are saved in', async (t) => {
  const { database, id } = await openProvider(t);
  const names = imageNames(30).toReversed();
  assert.ok((await savePortfolioImages(database, id, names)).ok);
  const stored = await database
    .selectFrom('portfolioImage')
    .select('fileName')
    .orderBy('displayOrder')
    .execute();
  assert.deepEqual(
    stored.map(({ fileName }) => fileName),
    names,
  );
});

test('[A-63] [A-31] creates a provider with both travel distances and the approved rate', async (t) => {
  const { database } = await openProvider(t);
  const { id: accountId } = await database
    .insertInto('account')
    .values({
      userType: 2,
      email: 'new@demo.test',
      firstName: 'N',
      lastName: 'W',
      createdAt: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const home = { address: '1 King St W', latitude: 43.65, longitude: -79.38 };
  const hourlyRate = cents(6100);
  const approved = { accountId, home, travelKm: 30, deviceId: null, phoneNumber: '4165550199', hourlyRate };
  for (const change of [{ travelKm: 0 }, { hourlyRate: cents(1) }, { home: { ...home, latitude: 91 } }])
    assert.equal((await createProvider(database, { ...approved, ...change }, 0)).ok, false);
  assert.ok((await createProvider(database, approved, 0)).ok);
  const stored = await database
    .selectFrom('provider')
    .select(['oneHourKm', 'longerKm', 'hourlyRateCents'])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  assert.deepEqual(stored, { oneHourKm: 30, longerKm: 30, hourlyRateCents: 6100 });
});

test('writes nothing for an account that is not a provider', async (t) => {
  const { database } = await openProvider(t);
  for (const result of [
    await saveSchedule(database, missing, { weeklySlots: everySlot, blackouts: [], travel }),
    await savePortfolio(database, missing, portfolio),
  ])
    assert.equal(failureOf(result), 'object_does_not_exist');
});
