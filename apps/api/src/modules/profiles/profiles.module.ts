import { changeProviderRate } from '@repo/contracts/operator/provider-rate';
import { dollarsOf, parseDollars } from '@repo/domain/money/dollars';
import { ok } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { FileKind } from '../../files/file-kinds.ts';
import { imageFolder } from '../../files/images/image-folder.ts';
import type { ImageWork } from '../../files/images/image-work.ts';
import { operatorCall } from '../../operator/operator-call.ts';
import type { OperatorCall } from '../../operator/operator-call.ts';
import type { AuditDeps } from '../audit/audit.module.ts';
import { changeRate } from './change-rate.ts';
import { ownProfileRepository } from './own-profile/own-profile.repository.ts';
import type { OwnPortfolioRecord } from './own-profile/own-profile.repository.ts';
import { ownProfileRoutes } from './own-profile/own-profile.routes.ts';
import { portfolioRepository } from './portfolio.repository.ts';
import { addToProfile, checkRoom } from './portfolio/add-to-profile.ts';
import { changePortfolio } from './portfolio/change-portfolio.ts';
import { deletePortfolioImage } from './portfolio/delete-portfolio-image.ts';
import { checkPortfolioFields } from './portfolio/portfolio-form.ts';
import { makePortfolioSizes } from './portfolio/make-portfolio-sizes.ts';
import { portfolioRoutes } from './portfolio/portfolio.routes.ts';
import {
  removeOriginalsJob,
  removeUnusedImages,
  removeUnusedImagesJob,
} from './portfolio/remove-unused-images.ts';
import { profilesRepository } from './profiles.repository.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { saveInfo } from './save-info.ts';
import { changeSchedule } from './save-schedule.ts';
import { scheduleRepository } from './schedule.repository.ts';

export { createProvider } from './create-provider.ts';
export { removeEventPhotos } from './portfolio/remove-event-photos.ts';
export { savePortfolio, savePortfolioImages } from './save-portfolio.ts';
export { saveSchedule } from './save-schedule.ts';

type ProfileDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'blobs'> & {
  readonly images: ImageWork;
  readonly stagingFolder: string;
};

/** Public profiles of providers and the profile that a provider edits. */
export function profilesModule(app: FastifyInstance, deps: ProfileDeps): void {
  const { database } = deps;
  profilesRoutes(app, profilesRepository(database));
  const { findPortfolio, findInfo } = ownProfileRepository(database);
  bindPortfolio(app, deps, findPortfolio);
  ownProfileRoutes(app, {
    findInfo,
    findSchedule: (providerId) => scheduleRepository(database).find(providerId),
    changeSchedule: (providerId, sent) => changeSchedule(deps, providerId, sent),
    saveInfo: (providerId, info) => saveInfo(database, providerId, info),
  });
}

/** Public pages show no more pixels, and phones save far larger photos. */
const mostImageSide = 1600;
/** How long a new image may be shown in its full size only. */
const sizesEverySeconds = 10;

function bindPortfolio(
  app: FastifyInstance,
  deps: ProfileDeps,
  find: (providerId: number) => Promise<OwnPortfolioRecord | undefined>,
): void {
  const { database, clock, jobs, blobs, images } = deps;
  const folderFor = (kinds: readonly FileKind[]) =>
    imageFolder({ folder: 'portfolio', kinds, mostSide: mostImageSide }, blobs, images);
  const folder = folderFor(['jpeg', 'png', 'heic']);
  const copies = folderFor(['jpeg', 'png', 'heic', 'webp', 'bmp']);
  const { enqueue } = jobs;
  jobs.handle(removeUnusedImagesJob, (payload) => removeUnusedImages({ database, folder }, payload));
  jobs.repeat(
    'make-portfolio-sizes',
    sizesEverySeconds,
    (signal) => makePortfolioSizes({ ...deps, folder }, signal),
    'files',
  );
  jobs.handle(removeOriginalsJob, async ({ names }) => {
    for (const name of names) await folder.removeOriginal(name);
  });
  portfolioRoutes(app, {
    find,
    check: (providerId, fields) => checkPortfolioFields(database, providerId, fields),
    change: (providerId, sent) => changePortfolio({ database, clock, folder, enqueue }, providerId, sent),
    deleteImage: (providerId, imageId) => deletePortfolioImage({ database, enqueue }, providerId, imageId),
    checkRoom: (providerId) => checkRoom(database, providerId, ''),
    add: (providerId, wanted) => addToProfile({ ...deps, folder: copies, enqueue }, providerId, wanted),
    countOwnImages: portfolioRepository(database).countOwnImages,
  });
}

/** The operators' call on the rate of a provider. */
export const rateOperations = (deps: AuditDeps): readonly OperatorCall[] => [
  operatorCall(changeProviderRate, async ({ params, body }, author) => {
    const rate = parseDollars(body.hourlyRate);
    const changed = rate.ok ? await changeRate(deps, author, params.providerId, rate.value) : rate;
    return changed.ok ? ok({ hourlyRate: dollarsOf(changed.value) }) : changed;
  }),
];
