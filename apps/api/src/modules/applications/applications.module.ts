import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { ImageWork } from '../../files/images/image-work.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import { applicationPhotos } from './application-photos.ts';
import { applicationCalls, applicationsRoutes } from './applications.routes.ts';
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
export const applicationOperations = (deps: ApplicationOperationDeps): readonly OperatorCall[] =>
  applicationCalls({
    list: (filter) => listApplications(deps.database, filter),
    read: (id) => readApplication(deps, id),
    approve: (author, id, rate) => approveApplication(deps, author, id, rate),
    refuse: (author, id, reason) => refuseApplication(deps, author, id, reason),
  });
