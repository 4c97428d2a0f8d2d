import { getEventToBookAgain } from '@repo/contracts/events/book-again';
import type { EventToBookAgain } from '@repo/contracts/events/book-again';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { getExtendTipEvent, listHostEvents } from '@repo/contracts/events/host-events';
import type { ExtendTipEvent, HostEvent } from '@repo/contracts/events/host-events';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { eventStatusesOfList } from '@repo/domain/order/event-lists';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answerPage } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';

export type HostEventQueries = {
  readonly list: (
    hostId: number,
    statuses: readonly EventStatus[],
    page: number | undefined,
    locale: Locale,
  ) => Promise<Paged<HostEvent>>;
  readonly findToBookAgain: (eventId: number) => Promise<Result<EventToBookAgain, ErrorCode>>;
  readonly findExtendable: (eventId: number, locale: Locale) => Promise<ExtendTipEvent | undefined>;
};

export function hostEventsRoutes(
  app: FastifyInstance,
  { list, findExtendable, findToBookAgain }: HostEventQueries,
): void {
  bindEndpoint(app, listHostEvents, async ({ params, query, locale }) => {
    const statuses = orFail(eventStatusesOfList(params.status));
    return answerPage(await list(params.userId, statuses, query.page, locale));
  });
  bindEndpoint(app, getExtendTipEvent, async ({ params, locale }) => {
    const event = await findExtendable(params.eventId, locale);
    if (event === undefined) throw new RequestFailure('object_does_not_exist');
    return event;
  });
  bindEndpoint(app, getEventToBookAgain, async ({ params }) => orFail(await findToBookAgain(params.eventId)));
}
