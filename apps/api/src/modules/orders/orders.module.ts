import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { eventRepository } from './event.repository.ts';
import { orderRepository } from './order.repository.ts';

export { canMoveLine, movedLineState, moveLines } from './move-line.ts';
export { orderKinds } from './order-record.ts';
export type {
  EventRecord,
  LineAmounts,
  LineRecord,
  OrderKind,
  OrderRecord,
  PaymentRecord,
  WholeOrder,
} from './order-record.ts';
export type { EventForm } from './planning/event-form.ts';
export { planEvent } from './planning/plan-event.ts';
export { eventColumnsOf, newPublicEventId, plannedEventOf } from './planning/planned-event.ts';
export type { PlannedEvent } from './planning/planned-event.ts';
export { bookedTimeOf, eventEndsAtSeconds, refreshEventStatus } from './refresh-event-status.ts';

/** The tables of bookings, for the modules whose commands live off them; always within their transactions. */
export const eventsIn = (database: Database): ReturnType<typeof eventRepository> => eventRepository(database);
export const ordersIn = (database: Database): ReturnType<typeof orderRepository> => orderRepository(database);

/** Says whose events and orders are. */
export function ordersModule(app: FastifyInstance, { database }: { readonly database: Database }): void {
  app.ownershipChecks.set('event', async (actor, ids) => {
    const known = numbersOf(ids);
    if (actor.kind === 'guest' || known === undefined) return false;
    return (await eventRepository(database).countOwn(actor.accountId, known)) === known.length;
  });
  app.ownershipChecks.set('order', async (actor, ids) => {
    const known = numbersOf(ids);
    if (actor.kind === 'guest' || known === undefined) return false;
    return (await orderRepository(database).countOwn(actor.accountId, known)) === known.length;
  });
}

/** Each id once; nothing when one of them is no number. */
function numbersOf(ids: readonly (number | string)[]): readonly number[] | undefined {
  const numbers = ids.filter((id) => typeof id === 'number');
  return numbers.length === ids.length ? [...new Set(numbers)] : undefined;
}
