import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findExtendableEvent } from './find-extendable-event.ts';
import { presentHostEvent } from './present-host-event.ts';
import { hostEventRepository } from './host-event.repository.ts';
import { hostEventsRoutes } from './host-events.routes.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** The events of a host, as the dashboard lists them. */
export function hostEventsModule(app: FastifyInstance, { database, clock }: Deps): void {
  const repository = hostEventRepository(database);
  hostEventsRoutes(app, {
    list: async (hostId, statuses, page, locale) => {
      const { events, total } = await repository.list(hostId, statuses, page);
      const lines = await repository.listLines(events.map(({ id }) => id));
      const reading = { locale, nowSeconds: Math.floor(clock.nowMs() / 1000) };
      const items = events.map((event) =>
        presentHostEvent(
          event,
          lines.filter(({ eventId }) => eventId === event.id),
          reading,
        ),
      );
      return { items, total };
    },
    findExtendable: (eventId, locale) => findExtendableEvent({ database, clock }, eventId, locale),
  });
}
