import type { HostEvent } from '@repo/contracts/events/host-events';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findExtendableEvent } from './find-extendable-event.ts';
import { presentHostEvent } from './host-event.presenter.ts';
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

/** One event as the list shows it, in two statements; whose it is, the caller has asked. */
export async function findHostEvent(
  { database, clock }: Deps,
  eventId: number,
  locale: Locale,
): Promise<HostEvent | undefined> {
  const repository = hostEventRepository(database);
  const event = await repository.find(eventId);
  if (event === undefined) return undefined;
  const lines = await repository.listLines([eventId]);
  return presentHostEvent(event, lines, { locale, nowSeconds: Math.floor(clock.nowMs() / 1000) });
}
