import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

/** Counts what a booking must do only once: paid orders, numbers, requests, sales, receipts. */
export async function bookingCounts({ database }: Pick<TestApi, 'database'>) {
  const { rows } = await sql<Record<'paid' | 'lastNumber' | 'requests' | 'sales' | 'receipts', number>>`
    select
      (select count(*)::int from booking_order where state = 'paid') as paid,
      (select last from order_number) as "lastNumber",
      (select count(*)::int from order_line where request is not null) as requests,
      (select count(*)::int from ledger_transaction where kind = 'sale') as sales,
      (select count(*)::int from job_once where name = 'booking-news' and key like '%orderPaid%') as receipts
  `.execute(database);
  return rows[0];
}

/** The counts of one booking of one provider. */
export const oneBooking = { paid: 1, lastNumber: 100_001, requests: 1, sales: 1, receipts: 1 } as const;
export const noBooking = { paid: 0, lastNumber: 100_000, requests: 0, sales: 0, receipts: 0 } as const;
