import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { cents } from '@repo/domain/money/cents';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { signIn } from '../../../testing/actors.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { createProvider, savePortfolio, saveSchedule } from '../profiles.module.ts';

const paths = ['Portfolio', 'Info', 'GetScheduleBySBId'] as const;
const urlOf = (path: (typeof paths)[number], id: number | string) =>
  `/api/v1/${brand.slug}/Profile/${path}/${id}`;
const day = calendarDayInUtc(Date.parse('2026-07-04') / 1000);
const imageNames = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];

async function openApproved(t: TestContext) {
  const api = await openTestApi(t);
  const provider = await signIn(api, 'provider');
  const id = provider.accountId;
  const home = { address: '1 King St W', latitude: 43.65, longitude: -79.38 };
  const profile = { home, travelKm: 5, deviceId: null, phoneNumber: '4165550199', hourlyRate: cents(5800) };
  assert.ok((await createProvider(api.database, { accountId: id, ...profile }, 0)).ok);
  const read = async (path: (typeof paths)[number]) => {
    const statementsBefore = api.statements();
    const reply = await api.app.inject({ url: urlOf(path, id), headers: provider.headers });
    assert.equal(reply.statusCode, 200, reply.body);
    assert.ok(api.statements() - statementsBefore <= 2);
    return reply.json().payload.items;
  };
  return { api, id, provider, read };
}

test('[X-R02] returns the own portfolio before and after the first save', async (t) => {
  const { api, id, read } = await openApproved(t);
  const empty = {
    sbuserId: id,
    profileName: '',
    bio: '',
    profileImageUrl: null,
    profileImageSizes: [],
    device: null,
    language: null,
    additionalEquipment: '',
    gallery: [],
  };
  assert.deepEqual(await read('Portfolio'), empty);
  const portfolio = {
    profileName: 'Maya',
    bio: 'Hi',
    photoName: 'p.jpg',
    additionalEquipment: 'Gimbal',
    imageNames,
  };
  assert.ok((await savePortfolio(api.database, id, portfolio)).ok);
  const saved = await read('Portfolio');
  assert.equal(saved.profileImageUrl, '/files/portfolio/p.jpg');
  assert.deepEqual(
    saved.gallery.map((image: { imageUrl: string; displayOrder: number }) => [
      image.displayOrder,
      image.imageUrl,
    ]),
    imageNames.map((name, index) => [index + 1, `/files/portfolio/${name}`]),
  );
});

test('[Y-R01] returns the own personal data', async (t) => {
  const { id, provider, read } = await openApproved(t);
  assert.deepEqual(await read('Info'), {
    id,
    firstName: 'Robin',
    lastName: 'Test',
    email: provider.email,
    phoneNumber: '4165550199',
    secondaryPhoneNumber: null,
    emergencyContactName: '',
    emergencyContactNumber: '',
    hstNumber: '',
    Location: [{ id, sbUserId: id, currentLocation: '1 King St W', latitude: 43.65, longitude: -79.38 }],
  });
});

test('[W-R06] [W-R01] returns the own schedule as it was saved', async (t) => {
  const { api, id, read } = await openApproved(t);
  const saved = await saveSchedule(api.database, id, {
    weeklySlots: { ...everySlot, 1: [] },
    blackouts: [
      { kind: 'wholeDays', firstDay: day, lastDay: day },
      { kind: 'partOfDay', day, startMinute: 600, endMinute: 1439 },
    ],
    travel: { oneHourKm: 5, longerKm: 40 },
  });
  assert.ok(saved.ok);
  const schedule = await read('GetScheduleBySBId');
  assert.equal(schedule.WorkingSchedules.length, 7);
  assert.deepEqual(
    [schedule.WorkingSchedules[0].isActive, schedule.WorkingSchedules[1].isActive],
    [true, false],
  );
  assert.deepEqual(schedule.WorkingSchedules[6].timeSlots[3], {
    slotId: 4,
    startTime: '20:00',
    endTime: '23:59',
    isEnable: true,
  });
  assert.deepEqual(schedule.HolidayProfile, [
    { date: day, dateTo: day, startTime: null, endTime: null },
    {
      date: day,
      dateTo: day,
      startTime: Date.parse('2026-07-04T10:00-04:00') / 1000,
      endTime: Date.parse('2026-07-04T23:59-04:00') / 1000,
    },
  ]);
  assert.deepEqual(schedule.TravelDistance, { minDistanceToTravel: 5, maxDistanceToTravel: 40, unit: 'KM' });
});

for (const path of paths) {
  test(`answers ${path} to the approved provider only`, async (t) => {
    const { api, id } = await openApproved(t);
    const statusFor = async (headers: object, of: number | string = id) =>
      (await api.app.inject({ url: urlOf(path, of), headers: { ...headers } })).statusCode;
    const other = await signIn(api, 'provider');
    assert.equal(await statusFor({}), 401);
    assert.equal(await statusFor((await signIn(api, 'host')).headers), 403);
    assert.equal(await statusFor(other.headers), 404);
    assert.equal(await statusFor(other.headers, other.accountId), 404);
    assert.equal(await statusFor(other.headers, 'x'), 400);
  });
}
