import {
  approveApplication as approveEndpoint,
  listApplications as listEndpoint,
  readApplication as readEndpoint,
  refuseApplication as refuseEndpoint,
} from '@repo/contracts/operator/applications';
import { parseDollars } from '@repo/domain/money/dollars';
import { fail, ok } from '@repo/domain/result';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { ImageWork } from '../../files/images/image-work.ts';
import { answerPage } from '../../http/answer.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { applicationPhotos } from './application-photos.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { applyAsProvider } from './apply-as-provider.ts';
import { approveApplication, refuseApplication } from './decide-application.ts';
import type { DecisionDeps } from './decide-application.ts';
import { listApplications, readApplication } from './list-applications.ts';
import type { ReadDeps } from './list-applications.ts';
import { removeUnusedPhotos, removeUnusedPhotosJob } from './remove-unused-photos.ts';
import { sweepRefused } from './sweep-refused.ts';

type ApplicationDeps = Pick<Deps, 'database' | 'clock' | 'sendMail' | 'jobs' | 'throttle' | 'blobs'> & {
  readonly images: ImageWork;
};

/** Lets guests apply as providers (S3§3). */
export function applicationsModule(app: FastifyInstance, deps: ApplicationDeps): void {
  const photos = applicationPhotos(deps.blobs, deps.images);
  const { enqueue, handle } = deps.jobs;
  handle(removeUnusedPhotosJob, (payload) => removeUnusedPhotos({ ...deps, photos }, payload));
  deps.jobs.repeat('sweep-applications', secondsPerDay, () => sweepRefused({ ...deps, photos }), 'files');
  applicationsRoutes(app, {
    throttle: deps.throttle,
    apply: (application) => applyAsProvider({ ...deps, photos, enqueue }, application),
  });
}

export type ApplicationOperationDeps = DecisionDeps & ReadDeps;

/** The operators' calls on applications. */
export const applicationOperations = (deps: ApplicationOperationDeps): readonly OperatorCall[] => [
  operatorCall(listEndpoint, async ({ query }) =>
    ok(answerPage(await listApplications(deps.database, query))),
  ),
  operatorCall(readEndpoint, async ({ params }) => {
    const found = await readApplication(deps, params.applicationId);
    return found === undefined ? fail('object_does_not_exist') : ok(found);
  }),
  operatorCall(approveEndpoint, async ({ params, body }, author) => {
    const rate = body.hourlyRate === undefined ? ok(undefined) : parseDollars(body.hourlyRate);
    return rate.ok ? approveApplication(deps, author, params.applicationId, rate.value) : rate;
  }),
  operatorCall(refuseEndpoint, ({ params, body }, author) =>
    refuseApplication(deps, author, params.applicationId, body.reason),
  ),
];
