import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { findEventToBookAgain } from './find-event-to-book-again.ts';
import { findExtendableEvent } from './find-extendable-event.ts';
import { presentHostEvent } from './present-host-event.ts';
import { hostEventRepository } from './host-event.repository.ts';
import { hostEventsRoutes } from './host-events.routes.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

/** Lists the events of a host for the dashboard. */
export function hostEventsModule(
  app: FastifyInstance,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): void {
  const repository = hostEventRepository(database);
  hostEventsRoutes(app, {
    list: async (hostId, statuses, page, locale) => {
      const { items: events, total } = await repository.list(hostId, statuses, page);
      const lines = await repository.listLines(events.map(({ id }) => id));
      const reading = { locale, nowSeconds: nowSecondsOf(clock) };
      const items = events.map((event) =>
        presentHostEvent(
          event,
          lines.filter(({ eventId }) => eventId === event.id),
          reading,
        ),
      );
      return { items, total };
    },
    findToBookAgain: (eventId) => findEventToBookAgain(database, eventId),
    findExtendable: (eventId, locale) => findExtendableEvent({ database, clock }, eventId, locale),
  });
}
