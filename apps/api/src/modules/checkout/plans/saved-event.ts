import type { SentCheckout } from '@repo/contracts/checkout/data-to-send';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../../database/schema.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import type { EventRecord, LineRecord, OrderRecord } from '../../orders/orders.module.ts';

/** The stored event of a cart, with its open and paid orders. */
export type SavedEvent = {
  readonly event: EventRecord;
  readonly orders: readonly OrderRecord[];
  readonly lines: readonly LineRecord[];
};

export async function loadSavedEvent(database: Database, eventId: number): Promise<SavedEvent | undefined> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined) return undefined;
  const orders = await ordersIn(database).listOfEvent(eventId, ['open', 'paid']);
  const lines = await ordersIn(database).listLines(eventId, ['open', 'paid']);
  return { event, orders, lines };
}

/** Returns the event of a cart, if it belongs to the host. */
export async function findSavedEvent(
  database: Database,
  host: { readonly accountId: number },
  { Event: { id } }: SentCheckout,
): Promise<Result<SavedEvent, ErrorCode>> {
  const saved = await loadSavedEvent(database, id ?? 0);
  return saved?.event.hostId === host.accountId ? ok(saved) : fail('object_does_not_exist');
}
