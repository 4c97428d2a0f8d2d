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
import { hosts } from '../hosts.data.ts';
import { feedbackByStars } from './feedback.data.ts';
import { planProviders } from './plan-providers.ts';
import { alwaysFreeCount, providers } from './providers.data.ts';

const { day: today } = wallClockOf(Date.parse('2026-11-21T15:00-05:00') / 1000);
const plannedProviders = planProviders(today);
const tower = { latitude: 43.6426, longitude: -79.3871 };

test('forty providers have texts, prices and distances that the rules accept', () => {
  assert.equal(providers.length, 40);
  for (const key of ['username', 'profileName', 'bio', 'address'] as const)
    assert.equal(new Set(providers.map((provider) => provider[key])).size, 40, key);
  for (const provider of providers) {
    const checks = [
      portfolioRules.profileName(provider.profileName),
      portfolioRules.bio(provider.bio),
      portfolioRules.additionalEquipment(provider.equipment),
      providerInfoRules.firstName(provider.firstName),
      providerInfoRules.lastName(provider.lastName),
      checkHourlyRate(cents(provider.rateDollars * 100)),
    ];
    assert.ok(
      checks.every(({ ok }) => ok),
      provider.username,
    );
    assert.ok(provider.rateDollars >= 58 && provider.rateDollars <= 180);
    assert.deepEqual(findTravelDistanceIssues(provider), [], provider.username);
    assert.ok(distanceKmBetween(provider, tower) < 45, `${provider.username} lives in the area`);
  }
});

test('every schedule meets the minimum commitment, and most contain other work', () => {
  for (const { username, schedule } of plannedProviders) {
    assert.ok(hasMinimumCommitment(schedule.weeklySlots), username);
    for (const blackout of schedule.blackouts)
      if (blackout.kind === 'partOfDay') assert.deepEqual(findBlackoutHoursIssues(blackout), []);
  }
  assert.ok(plannedProviders.filter(({ schedule }) => schedule.blackouts.length > 10).length > 20);
});

test('eight providers are free downtown on each of the next ninety days from noon to 22:00', () => {
  assert.ok(alwaysFreeCount >= 8);
  for (const provider of plannedProviders.slice(0, alwaysFreeCount)) {
    assert.ok(distanceKmBetween(provider, tower) <= provider.longerKm, provider.username);
    for (let ahead = 1; ahead <= 90; ahead += 1) {
      for (let minute = 12 * 60; minute <= 20 * 60; minute += 15) {
        const span = serviceSpanOf(rangeOfHours(instantOf(addDays(today, ahead), minute), 2));
        assert.ok(
          span !== undefined && isScheduleOpen(provider.schedule, span),
          `${provider.username} ${ahead} ${minute}`,
        );
      }
    }
  }
});

test('reviews have three to five stars, come from different hosts, and are missing for some providers', () => {
  const counts = plannedProviders.map(({ receivedReviews }) => receivedReviews.length);
  assert.ok(counts.filter((count) => count === 0).length >= 3);
  assert.ok(counts.every((count) => count <= hosts.length));
  for (const { username, receivedReviews } of plannedProviders) {
    const reviewers = new Set(receivedReviews.map(({ hostUsername }) => hostUsername));
    assert.equal(reviewers.size, receivedReviews.length);
    for (const { stars, feedback, atSeconds } of receivedReviews) {
      assert.ok(feedbackByStars[stars].includes(feedback), username);
      assert.ok(atSeconds < today);
    }
  }
  const stars = plannedProviders.flatMap(({ receivedReviews }) =>
    receivedReviews.map((review) => review.stars),
  );
  assert.deepEqual([...new Set(stars)].toSorted(), [3, 4, 5]);
});

test('the same day gives the same plan, and another day another plan', () => {
  assert.deepEqual(planProviders(today), plannedProviders);
  assert.notDeepEqual(planProviders(addDays(today, 1)), plannedProviders);
});
