import { applyAsProvider } from '@repo/contracts/identity/application';
import {
  approveApplication,
  listApplications,
  readApplication,
  refuseApplication,
} from '@repo/contracts/operator/applications';
import type { ApplicationSummary, SubmittedApplication } from '@repo/contracts/operator/applications';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Paged } from '../../database/paged.ts';
import { answer } from '../../http/answer.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { countCall } from '../../http/limits/limit-failures.ts';
import { orFail } from '../../http/or-fail.ts';
import type { Author } from '../../operator/author.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { ProviderApplication } from './apply-as-provider.ts';
import type { ApplicationFilter } from './list-applications.ts';

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

type ApplicationCommands = {
  readonly list: (filter: ApplicationFilter) => Promise<Paged<ApplicationSummary>>;
  readonly read: (id: number) => Promise<SubmittedApplication | undefined>;
  readonly approve: (author: Author, id: number, rate: Cents | undefined) => Promise<Result<null, ErrorCode>>;
  readonly refuse: (author: Author, id: number, reason: string) => Promise<Result<null, ErrorCode>>;
};

export const applicationCalls = (commands: ApplicationCommands): readonly OperatorCall[] => [
  operatorCall(listApplications, async ({ query }) => {
    const { items, total } = await commands.list(query);
    return ok(answer(items, { meta: { total } }));
  }),
  operatorCall(readApplication, async ({ params }) => {
    const found = await commands.read(params.applicationId);
    return found === undefined ? fail('object_does_not_exist') : ok(found);
  }),
  operatorCall(approveApplication, async ({ params, body }, author) => {
    const rate = body.hourlyRate === undefined ? ok(undefined) : parseDollars(body.hourlyRate);
    return rate.ok ? commands.approve(author, params.applicationId, rate.value) : rate;
  }),
  operatorCall(refuseApplication, ({ params, body }, author) =>
    commands.refuse(author, params.applicationId, body.reason),
  ),
];
