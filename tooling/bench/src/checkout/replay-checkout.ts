import type { ClientBase } from 'pg';
import { newPublicEventId } from '../../../../apps/api/src/modules/orders/orders.module.ts';
import type { CheckoutWorld, Slot } from './checkout-world.ts';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const bookedSeconds = 2 * 3600;
const publicId = /^[A-HJ-NP-Z2-9]{12}$/;

/**
 * Replays the database statements of a recorded checkout for another host, provider and time. Replaces the ids that the
 * database generated in the recording by those of the replay.
 */
export async function replayCheckout(
  client: ClientBase,
  { sample }: CheckoutWorld,
  { host, providerId, startsAtSeconds }: Slot,
): Promise<void> {
  const now = new Map<unknown, unknown>([
    [sample.accountId, host.accountId],
    [sample.sessionId, host.sessionId],
    [sample.providerId, providerId],
    [iso(sample.startsAtSeconds), iso(startsAtSeconds)],
    [iso(sample.startsAtSeconds + bookedSeconds), iso(startsAtSeconds + bookedSeconds)],
  ]);
  const valueNow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(valueNow);
    if (typeof value !== 'string') return now.get(value) ?? value;
    if (publicId.test(value)) return newPublicEventId();
    const said = now.get(value);
    return (
      said ??
      value.replaceAll(/\b\d{7}\b|(?<=_)\d{7}/g, (id) => {
        const idNow = now.get(Number(id));
        return typeof idNow === 'number' ? String(idNow) : id;
      })
    );
  };
  for (const { text, values, rows } of sample.statements) {
    const answered = await client.query<Record<string, unknown>>(text, values.map(valueNow));
    rows.forEach((row, index) => {
      for (const [name, value] of Object.entries(row))
        if (typeof value === 'number' && value >= 1_000_000) now.set(value, answered.rows[index]?.[name]);
    });
  }
}
