import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import type { Database } from '../../../database/schema.ts';
import { createProviders } from '../../../testing/provider-factory.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { findAvailableProviders } from '../find-available-providers.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const nowSeconds = seconds('2026-06-15T12:00-04:00');
const request = {
  startsAtSeconds: seconds('2026-07-04T10:00-04:00'),
  durationHours: 2,
  location: { latitude: 43.65, longitude: -79.38 },
  postalCode: 'M5V 2T6',
};

function dayOf(iso: string): CalendarDay {
  const day = parseCalendarDay(seconds(iso));
  if (!day.ok) throw new Error(`${iso} is no day`);
  return day.value;
}

/** A provider with a blackout on all searched days. */
const away = {
  weeklySlots: everySlot,
  blackouts: [{ kind: 'wholeDays', firstDay: dayOf('2026-06-24'), lastDay: dayOf('2026-07-14') }],
} as const;

function countRows(database: Database): { readonly database: Database; readonly rows: () => number } {
  let rows = 0;
  const counting = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  });
  return { database: counting, rows: () => rows };
}

async function rowsReadFor(t: TestContext, providers: number): Promise<number> {
  const { database, close } = await openTestDatabase();
  t.after(close);
  await createProviders(
    database,
    Array.from({ length: providers }, () => ({ schedule: away })),
  );
  const counted = countRows(database);
  const { alternatives } = await findAvailableProviders(
    counted.database,
    request,
    { offset: 0, limit: 12 },
    nowSeconds,
  );
  assert.deepEqual(alternatives, []);
  return counted.rows();
}

test('[A-76] reads as many rows for thirty providers who are never free as for one', async (t) => {
  assert.equal(await rowsReadFor(t, 30), await rowsReadFor(t, 1));
});
