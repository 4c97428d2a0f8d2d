import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerInfoRules } from '@repo/domain/account/provider-info-rules';
import { distanceKmBetween } from '@repo/domain/matching/coordinates';
import { checkHourlyRate } from '@repo/domain/money/hourly-rate';
import { cents } from '@repo/domain/money/cents';
import { portfolioRules } from '@repo/domain/portfolio/portfolio-rules';
import { findBlackoutHoursIssues } from '@repo/domain/schedule/blackout-hours';
import { isScheduleOpen } from '@repo/domain/schedule/provider-schedule';
import { serviceSpanOf } from '@repo/domain/schedule/service-span';
import { findTravelDistanceIssues } from '@repo/domain/schedule/travel-distance';
import { hasMinimumCommitment } from '@repo/domain/schedule/weekly-slots';
import { addDays } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { instantOf, wallClockOf } from '@repo/domain/time/wall-clock';
import { feedbackByStars } from '../people/feedback.data.ts';
import { hosts } from '../people/hosts.data.ts';
import { alwaysFree, providers } from '../people/providers.data.ts';
import { planProvider } from './plan-provider.ts';

const { day: today } = wallClockOf(Date.parse('2026-11-21T15:00-05:00') / 1000);
const plans = providers.map((person, index) => planProvider(person, index, today));
const tower = { latitude: 43.6426, longitude: -79.3871 };

test('forty providers, each with words, a price and distances that the rules accept', () => {
  assert.equal(providers.length, 40);
  for (const key of ['mailName', 'profileName', 'bio', 'address'] as const)
    assert.equal(new Set(providers.map((person) => person[key])).size, 40, key);
  for (const person of providers) {
    const checks = [
      portfolioRules.profileName(person.profileName),
      portfolioRules.bio(person.bio),
      portfolioRules.additionalEquipment(person.equipment),
      providerInfoRules.firstName(person.firstName),
      providerInfoRules.lastName(person.lastName),
      checkHourlyRate(cents(person.rateDollars * 100)),
    ];
    assert.ok(
      checks.every(({ ok }) => ok),
      person.mailName,
    );
    assert.ok(person.rateDollars >= 58 && person.rateDollars <= 180);
    assert.deepEqual(findTravelDistanceIssues(person), [], person.mailName);
    assert.ok(distanceKmBetween(person, tower) < 45, `${person.mailName} lives in the area`);
  }
});

test('every schedule keeps the least that a provider commits to, and most have other work as well', () => {
  for (const { person, schedule } of plans) {
    assert.ok(hasMinimumCommitment(schedule.weeklySlots), person.mailName);
    for (const blackout of schedule.blackouts)
      if (blackout.kind === 'partOfDay') assert.deepEqual(findBlackoutHoursIssues(blackout), []);
  }
  assert.ok(plans.filter(({ schedule }) => schedule.blackouts.length > 10).length > 20);
});

test('eight of them can be booked near the tower at any afternoon or evening of the next ninety days', () => {
  assert.ok(alwaysFree >= 8);
  for (const { person, schedule } of plans.slice(0, alwaysFree)) {
    assert.ok(distanceKmBetween(person, tower) <= person.longerKm, person.mailName);
    for (let ahead = 1; ahead <= 90; ahead += 1) {
      for (let minute = 12 * 60; minute <= 20 * 60; minute += 15) {
        const span = serviceSpanOf(rangeOfHours(instantOf(addDays(today, ahead), minute), 2));
        assert.ok(
          span !== undefined && isScheduleOpen(schedule, span),
          `${person.mailName} ${ahead} ${minute}`,
        );
      }
    }
  }
});

test('reviews have three to five stars and come from different hosts, and some providers have none yet', () => {
  const counts = plans.map(({ reviews }) => reviews.length);
  assert.ok(counts.filter((count) => count === 0).length >= 3);
  assert.ok(counts.every((count) => count <= hosts.length));
  for (const { person, reviews } of plans) {
    assert.equal(new Set(reviews.map(({ hostMailName }) => hostMailName)).size, reviews.length);
    for (const { stars, feedback, atSeconds } of reviews) {
      assert.ok(feedbackByStars[stars].includes(feedback), person.mailName);
      assert.ok(atSeconds < today);
    }
  }
  const stars = plans.flatMap(({ reviews }) => reviews.map((review) => review.stars));
  assert.deepEqual([...new Set(stars)].toSorted(), [3, 4, 5]);
});

test('at least 320 pictures, under names of their own', () => {
  const names = plans.flatMap(({ photoName, pictures }) => [
    photoName,
    ...pictures.map((one) => one.fileName),
  ]);
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.length - plans.length >= 320);
});

test('the same day gives the same plan, another day another one', () => {
  const again = providers.map((person, index) => planProvider(person, index, today));
  assert.deepEqual(again, plans);
  const later = providers.map((person, index) => planProvider(person, index, addDays(today, 1)));
  assert.notDeepEqual(later, plans);
});
