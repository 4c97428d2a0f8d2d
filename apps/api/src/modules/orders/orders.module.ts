import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { abandonedEventRepository } from './abandoned-event.repository.ts';
import { eventRepository } from './event.repository.ts';
import { orderRepository } from './order.repository.ts';

export { checkedAt } from './checked-at.repository.ts';
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
export { placeOf } from './place-of.ts';
export { planEvent } from './planning/plan-event.ts';
export { eventColumnsOf, newPublicEventId, plannedEventOf } from './planning/planned-event.ts';
export type { PlannedEvent } from './planning/planned-event.ts';
export { bookedTimeOf, eventEndsAtSeconds, refreshEventStatus } from './refresh-event-status.ts';

/** The repositories of events and orders, for the commands of other modules. */
export const eventsIn = (database: Database): ReturnType<typeof eventRepository> => eventRepository(database);
export const ordersIn = (database: Database): ReturnType<typeof orderRepository> => orderRepository(database);

export const abandonedEventsIn = (database: Database): ReturnType<typeof abandonedEventRepository> =>
  abandonedEventRepository(database);

/** Registers the ownership checks of events, requests and orders. */
export function ordersModule(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  const counts = {
    event: eventRepository(database).countOwn,
    request: eventRepository(database).countAsked,
    order: orderRepository(database).countOwn,
  };
  for (const kind of ['event', 'request', 'order'] as const)
    app.ownershipChecks.set(kind, async (actor, ids) => {
      const known = numbersOf(ids);
      if (actor.kind === 'guest' || known === undefined) return false;
      return (await counts[kind](actor.accountId, known)) === known.length;
    });
}

/** Returns each id once; undefined when one of them is not a number. */
function numbersOf(ids: readonly (number | string)[]): readonly number[] | undefined {
  const numbers = ids.filter((id) => typeof id === 'number');
  return numbers.length === ids.length ? [...new Set(numbers)] : undefined;
}
