import { getExtendTipEvent, listHostEvents } from '@repo/contracts/events/host-events';
import type { ExtendTipEvent, HostEvent } from '@repo/contracts/events/host-events';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';

export type HostEventQueries = {
  readonly list: (
    hostId: number,
    statuses: readonly EventStatus[],
    page: number | undefined,
    locale: Locale,
  ) => Promise<{ readonly items: HostEvent[]; readonly total: number }>;
  readonly findExtendable: (eventId: number, locale: Locale) => Promise<ExtendTipEvent | undefined>;
};

export function hostEventsRoutes(app: FastifyInstance, { list, findExtendable }: HostEventQueries): void {
  bindEndpoint(app, listHostEvents, async ({ params, query, locale }) => {
    const statuses = orFail(eventStatusesOfList(params.status));
    const { items, total } = await list(params.userId, statuses, query.page, locale);
    return answer(items, { beside: { total } });
  });
  bindEndpoint(app, getExtendTipEvent, async ({ params, locale }) => {
    const event = await findExtendable(params.eventId, locale);
    if (event === undefined) throw new RequestFailure('object_does_not_exist');
    return event;
  });
}
