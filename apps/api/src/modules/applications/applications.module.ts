import type { FastifyInstance } from 'fastify';
import type { ImageWork } from '../../files/images/image-work.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { applicationPhotos } from './application-photos.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { applyAsProvider } from './apply-as-provider.ts';
import type { ApplyDeps } from './apply-as-provider.ts';
import { removeUnusedPhotos, removeUnusedPhotosJob } from './remove-unused-photos.ts';

export { applicationOffice } from './application-office.ts';
export type { ApplicationOffice } from './application-office.ts';

type Deps = Omit<ApplyDeps, 'photos' | 'enqueue'> & {
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly throttle: Throttle;
  readonly blobs: BlobStore;
  readonly images: ImageWork;
};

/** How somebody becomes a provider (S3§3): applying is open to guests, deciding is for operators (`applicationOffice`). */
export function applicationsModule(app: FastifyInstance, deps: Deps): void {
  const photos = applicationPhotos(deps.blobs, deps.images);
  const { enqueue, handle } = deps.jobs;
  handle(removeUnusedPhotosJob, (kept) => removeUnusedPhotos({ ...deps, photos }, kept));
  applicationsRoutes(app, {
    throttle: deps.throttle,
    apply: (application) => applyAsProvider({ ...deps, photos, enqueue }, application),
  });
}
