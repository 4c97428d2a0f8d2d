import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { everySlot, noSlot } from '@repo/domain/schedule/weekly-slots';
import { calendarDayInUtc } from '@repo/domain/time/calendar-day';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { signIn } from '../../testing/actors.ts';
import { makeAcceptedEvent } from '../../testing/bookings/make-accepted-event.ts';
import { createProviders } from '../../testing/provider-factory.ts';
import type { TestProvider } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { findExtensionHours } from './extension-hours.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const minute = 60;

async function openExtensions(t: TestContext) {
  const api = await openTestApi(t);
  const { accountId: hostId } = await signIn(api, 'host');
  const nowSeconds = api.clock.nowMs() / 1000;
  /** Accepts an event for each provider and returns by how many hours each may extend it. */
  const hoursOf = async (
    from: string,
    durationHours: number,
    providers: readonly Partial<TestProvider>[],
  ): Promise<readonly (number | undefined)[]> => {
    const startsAtSeconds = seconds(from);
    const providerIds = await createProviders(api.database, providers);
    const { lineIds } = await makeAcceptedEvent(api, { hostId, providerIds, startsAtSeconds, durationHours });
    const before = api.statements();
    const booked = rangeOfHours(startsAtSeconds, durationHours);
    const hours = await findExtensionHours(api.database, booked, lineIds, nowSeconds);
    assert.ok(api.statements() - before <= 1);
    return lineIds.map((id) => hours.get(id));
  };
  return { nowSeconds, hoursOf };
}

test('[A-32] extends a booking up to half an hour before the next one, by three hours at most', async (t) => {
  const { nowSeconds, hoursOf } = await openExtensions(t);
  const next = (minutes: number, more: Partial<TestProvider['booked'][number]> = {}) => ({
    booked: [{ ...rangeOfHours(seconds('2026-07-04T16:00-04:00') + minutes * minute, 1), ...more }],
  });
  const hold = { state: 'hold', expiresAtSeconds: nowSeconds + 1 } as const;
  const cases = [
    [{}, 3],
    [next(210), 3],
    [next(195), 2],
    [next(90), 1],
    [next(75), 0],
    [next(75, { state: 'requested' }), 0],
    [next(75, hold), 0],
    [next(75, { ...hold, expiresAtSeconds: nowSeconds }), 3],
    [next(75, { state: 'cancelled' }), 3],
    [next(-210), 3],
  ] as const;
  const hours = await hoursOf(
    '2026-07-04T14:00-04:00',
    2,
    cases.map(([provider]) => provider),
  );
  assert.deepEqual(
    hours,
    cases.map(([, expected]) => expected),
  );
});

test('[A-32] [A-34] extends a booking within the weekly slots, its service night and blackouts, to twelve hours in total', async (t) => {
  const { hoursOf } = await openExtensions(t);
  const saturday = calendarDayInUtc(seconds('2026-07-04T00:00Z'));
  const sunday = calendarDayInUtc(seconds('2026-07-05T00:00Z'));
  const evenings = { kind: 'partOfDay', day: saturday, startMinute: 18 * 60, endMinute: 19 * 60 } as const;
  const sundays = { kind: 'wholeDays', firstDay: sunday, lastDay: sunday } as const;
  const until8 = { schedule: { weeklySlots: { ...everySlot, 6: [1, 2, 3] as const }, blackouts: [] } };
  const idle = { schedule: { weeklySlots: noSlot, blackouts: [] } };
  const without = (blackout: typeof evenings | typeof sundays) => ({
    schedule: { weeklySlots: everySlot, blackouts: [blackout] },
  });
  const cases = [
    ['2026-07-04T16:00-04:00', 2, until8, 2],
    ['2026-07-04T18:00-04:00', 2, until8, 0],
    // The night belongs to Saturday, so Sunday's blackout does not apply.
    ['2026-07-04T22:00-04:00', 2, without(sundays), 2],
    ['2026-07-05T00:30-04:00', 1, without(sundays), 0],
    ['2026-07-04T14:00-04:00', 2, without(evenings), 2],
    ['2026-07-04T09:00-04:00', 10, {}, 2],
    ['2026-07-04T14:00-04:00', 2, idle, 0],
    // 01:30 occurs twice in the night the clocks go back.
    ['2026-10-31T22:00-04:00', 2, {}, 3],
  ] as const;
  for (const [from, durationHours, provider, expected] of cases)
    assert.deepEqual(await hoursOf(from, durationHours, [provider]), [expected], from);
});
