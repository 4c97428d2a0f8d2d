import {
  getEventDetails,
  getProviderEvents,
  updateCheckStatus,
} from '@repo/contracts/my-events/provider-events';
import type { EventDetailRow, ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { RecapBrief } from '@repo/contracts/recaps/recap-brief';
import { getRecapBrief } from '@repo/contracts/recaps/recaps';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import type { ProviderList } from '@repo/domain/order/event-lists';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answer, answerPage } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { CheckedStatus, WantedCheck } from './checks/update-check-status.ts';
import type { WantedPart } from './provider-event.repository.ts';

export type ProviderEventCalls = {
  readonly list: (
    providerId: number,
    list: ProviderList,
    part: WantedPart,
    locale: Locale,
  ) => Promise<Paged<ProviderEvent>>;
  readonly check: (providerId: number, wanted: WantedCheck) => Promise<Result<CheckedStatus, ErrorCode>>;
  readonly findRecapBrief: (eventId: number) => Promise<RecapBrief | undefined>;
  readonly listDetails: (eventId: number, locale: Locale) => Promise<EventDetailRow[]>;
};

export function providerEventsRoutes(
  app: FastifyInstance,
  { list, check, listDetails, findRecapBrief }: ProviderEventCalls,
): void {
  bindEndpoint(app, getProviderEvents, async ({ params, query, locale }) =>
    answerPage(await list(params.sbUserId, params.tab, { page: query.page, eventId: query.event }, locale)),
  );
  bindEndpoint(app, getEventDetails, ({ params, locale }) => listDetails(params.id, locale));
  bindEndpoint(app, getRecapBrief, async ({ params }) => {
    const brief = await findRecapBrief(params.eventId);
    if (brief === undefined) throw new RequestFailure('object_does_not_exist');
    return brief;
  });
  bindEndpoint(app, updateCheckStatus, async ({ params, body }) => {
    if ((body.id ?? params.id) !== params.id) throw new RequestFailure('invalid_input');
    const { sbUserId, checkedStatus: status, clientId, at: atSeconds } = body;
    const checked = orFail(await check(sbUserId, { eventId: params.id, status, clientId, atSeconds }));
    const items = { id: params.id, checkedStatus: checked.state, at: checked.atSeconds };
    return answer(items, { message: successOf[checked.state] });
  });
}

const successOf = {
  checkIn: 'successfully_checked_in',
  checkOut: 'successfully_checked_out',
} as const satisfies Readonly<Record<CheckedStatus['state'], SuccessKey>>;
