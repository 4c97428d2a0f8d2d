import { applyAsProvider } from '@repo/contracts/identity/application';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { countCall } from '../../http/limits/limit-failures.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { ProviderApplication } from './apply-as-provider.ts';

type ApplicationCalls = {
  readonly throttle: Throttle;
  readonly apply: (application: ProviderApplication) => Promise<Result<null, ErrorCode>>;
};

/** Counted before any photo is received. */
const applicationsFromAddress = { name: 'application from address', most: 30, seconds: 3600 } as const;

export function applicationsRoutes(app: FastifyInstance, { throttle, apply }: ApplicationCalls): void {
  bindEndpoint(
    app,
    applyAsProvider,
    async ({ body, files, locale }) =>
      orFail(
        await apply({
          firstName: body.FirstName,
          lastName: body.LastName,
          email: body.Email,
          ...body.Address,
          travelKm: body.Distance.minDistanceToTravel,
          instagramHandle: body.InstagramHandle,
          deviceId: body.deviceId,
          phoneNumber: body.phoneNumber,
          referralName: body.referralName ?? '',
          locale,
          answers: body.questionDetails.map(({ type, detail }) => ({ questionTypeId: type, answer: detail })),
          photos: files,
        }),
      ),
    {
      admit: ({ address }) => countCall(throttle, applicationsFromAddress, address),
      tooManyFiles: 'max_3_photos_can_be_selected',
    },
  );
}
