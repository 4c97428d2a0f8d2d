import type { ClientBase, Pool } from 'pg';

export type ClockOffset = { readonly offsetMs: number; readonly version: number };

/** Sets the clock, or advances it. */
export type ClockChange = { readonly setToMs: number } | { readonly addMs: number };

export const clockChannel = 'sandbox_clock';

/** A century either way: enough for any test, and every date stays one that programs can handle. */
const farthestMs = 100 * 366 * 86_400_000;

type Row = { offset_ms: string; version: string };

export async function readClockOffset(client: Pool | ClientBase): Promise<ClockOffset> {
  const { rows } = await client.query<Row>('select offset_ms, version from sandbox.clock');
  return offsetOf(rows[0] ?? { offset_ms: '0', version: '0' });
}

/** Changes the clock and notifies all processes; does nothing beyond a century from real time. */
export async function changeClockOffset(pool: Pool, change: ClockChange): Promise<ClockOffset | undefined> {
  const { rows } = await pool.query<Row>(
    `with moved as (
       update sandbox.clock set offset_ms = coalesce($1, offset_ms + $2), version = version + 1
       where abs(coalesce($1, offset_ms + $2)) <= $3
       returning offset_ms, version
     )
     select offset_ms, version, pg_notify($4, offset_ms || ' ' || version) from moved`,
    [
      'setToMs' in change ? Math.round(change.setToMs) : null,
      'addMs' in change ? Math.round(change.addMs) : null,
      farthestMs,
      clockChannel,
    ],
  );
  return rows[0] && offsetOf(rows[0]);
}

/** Parses a clock message. */
export function offsetInMessage(message: string): ClockOffset {
  const [offset_ms = '', version = ''] = message.split(' ');
  return offsetOf({ offset_ms, version });
}

const offsetOf = ({ offset_ms, version }: Row): ClockOffset => ({
  offsetMs: Number(offset_ms),
  version: Number(version),
});
