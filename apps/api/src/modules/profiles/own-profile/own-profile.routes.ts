import { getPortfolio } from '@repo/contracts/profiles/portfolio';
import { getProviderInfo } from '@repo/contracts/profiles/provider-info';
import { getSchedule } from '@repo/contracts/schedules/schedules';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { RequestFailure } from '../../../http/request-failure.ts';
import { publicPathOf } from '../../../ports/blob-store.ts';
import { presentInfo, presentPortfolio, presentSchedule } from './own-profile.presenter.ts';
import type { OwnProfileQueries } from './own-profile.repository.ts';

/** What a provider reads of the own data; whose it is, is checked before these are asked. */
export function ownProfileRoutes(app: FastifyInstance, queries: OwnProfileQueries): void {
  bindEndpoint(app, getPortfolio, async ({ params }) =>
    presentPortfolio(found(await queries.findPortfolio(params.id)), (name) =>
      publicPathOf('portfolio', name),
    ),
  );
  bindEndpoint(app, getProviderInfo, async ({ params }) =>
    presentInfo(found(await queries.findInfo(params.id))),
  );
  bindEndpoint(app, getSchedule, async ({ params }) =>
    presentSchedule(found(await queries.findSchedule(params.id))),
  );
}

function found<Found>(record: Found | undefined): Found {
  if (record === undefined) throw new RequestFailure('object_does_not_exist');
  return record;
}
