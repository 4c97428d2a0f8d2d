import { getProviderInfo, saveProviderInfo } from '@repo/contracts/profiles/provider-info';
import { getSchedule, saveSchedule } from '@repo/contracts/schedules/schedules';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../http/bind-endpoint.ts';
import { orFail } from '../../../http/or-fail.ts';
import { RequestFailure } from '../../../http/request-failure.ts';
import type { Schedule, ScheduleRecord } from '../schedule.repository.ts';
import { presentInfo, presentSchedule } from './own-profile.presenter.ts';
import type { OwnInfoRecord, OwnProfileQueries, SavedInfo } from './own-profile.repository.ts';
import { scheduleOf } from './sent-schedule.ts';

type OwnProfileCalls = OwnProfileQueries & {
  readonly findSchedule: (providerId: number) => Promise<ScheduleRecord | undefined>;
  readonly changeSchedule: (
    providerId: number,
    sent: { readonly version: number; readonly schedule: Schedule },
  ) => Promise<Result<ScheduleRecord, ErrorCode>>;
  readonly saveInfo: (providerId: number, info: SavedInfo) => Promise<Result<OwnInfoRecord, ErrorCode>>;
};

export function ownProfileRoutes(app: FastifyInstance, calls: OwnProfileCalls): void {
  bindEndpoint(app, getProviderInfo, async ({ params }) =>
    presentInfo(requireFound(await calls.findInfo(params.id))),
  );
  bindEndpoint(app, saveProviderInfo, async ({ params, body }) => {
    const { Location, email: _, hstNumber = '', ...info } = body;
    const [home] = Location;
    const { currentLocation: homeAddress, latitude, longitude } = home ?? {};
    if (homeAddress === undefined || typeof latitude !== 'number' || typeof longitude !== 'number')
      throw new RequestFailure('invalid_location');
    const saved = await calls.saveInfo(params.id, { ...info, hstNumber, homeAddress, latitude, longitude });
    return presentInfo(orFail(saved));
  });
  bindEndpoint(app, getSchedule, async ({ params }) =>
    presentSchedule(requireFound(await calls.findSchedule(params.id))),
  );
  bindEndpoint(app, saveSchedule, async ({ params, body }) => {
    const schedule = orFail(scheduleOf(body));
    return presentSchedule(
      orFail(await calls.changeSchedule(params.id, { version: body.version, schedule })),
    );
  });
}

function requireFound<Found>(record: Found | undefined): Found {
  if (record === undefined) throw new RequestFailure('object_does_not_exist');
  return record;
}
