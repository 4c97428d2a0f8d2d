import { listHostEvents } from '@repo/contracts/events/host-events';
import type { HostEvent } from '@repo/contracts/events/host-events';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

export type HostEventQueries = {
  readonly list: (
    hostId: number,
    statuses: readonly EventStatus[],
    page: number | undefined,
    locale: Locale,
  ) => Promise<{ readonly items: HostEvent[]; readonly total: number }>;
};

export function hostEventsRoutes(app: FastifyInstance, { list }: HostEventQueries): void {
  bindEndpoint(app, listHostEvents, async ({ params, query, locale }) => {
    const statuses = orFail(eventStatusesOfList(params.status));
    const { items, total } = await list(params.userId, statuses, query.page, locale);
    return answer(items, { beside: { total } });
  });
}
