import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { ImageFolder, StorableImage } from '../../../files/images/image-folder.ts';
import { nowSecondsOf } from '../../../ports/clock.ts';
import type { EnqueueJob } from '../../../ports/jobs.ts';
import { ownProfileRepository } from '../own-profile/own-profile.repository.ts';
import type { OwnPortfolioRecord } from '../own-profile/own-profile.repository.ts';
import { portfolioRepository } from '../portfolio.repository.ts';
import type { SavedImage } from '../portfolio.repository.ts';
import { providerRepository } from '../provider.repository.ts';
import { checkContentUse } from './check-photo-uses.ts';
import { findWrongName, planPortfolio } from './portfolio-form.ts';
import type { PortfolioPlan, PortfolioRefusal, SentPortfolio, UploadedImage } from './portfolio-form.ts';
import { planRemoval, removeUnusedImagesJob } from './remove-unused-images.ts';

export type ChangePortfolioDeps = Pick<Deps, 'database' | 'clock'> & {
  readonly folder: ImageFolder;
  readonly enqueue: EnqueueJob;
};

/** The stored names of the uploaded files, by the hash of their content. */
type Prepared = ReadonlyMap<string, StorableImage>;

/**
 * Saves the whole portfolio (X-R02). Stores new files before the transaction, which must not wait for that, and deletes
 * replaced ones after it, so that a crash at any moment leaves the portfolio with all of its files.
 */
export async function changePortfolio(
  deps: ChangePortfolioDeps,
  providerId: number,
  sent: SentPortfolio,
): Promise<Result<OwnPortfolioRecord, PortfolioRefusal>> {
  const wrong = findWrongName(sent);
  if (wrong !== undefined) return fail(wrong);
  const plan = await planPortfolio(deps.database, providerId, sent);
  if (!plan.ok) return fail({ code: plan.failure });
  const added = plan.value.images.filter((image) => 'sha256' in image);
  const refused = await findRefusedPhoto(deps, providerId, sent.images);
  if (refused !== undefined) return fail(refused);
  const prepared = new Map<string, StorableImage>();
  try {
    for (const file of sent.photo === undefined ? added : [sent.photo, ...added]) {
      if (prepared.has(file.sha256)) continue;
      const one = await deps.folder.prepare(file);
      if (!one.ok) return fail(refusalOf(file, sent));
      prepared.set(file.sha256, one.value);
    }
    const saved = await storeAndSave(deps, providerId, sent, prepared);
    return saved.ok ? saved : fail({ code: saved.failure });
  } finally {
    await Promise.allSettled([...prepared.values()].map(({ discard }) => discard()));
  }
}

/** Photos of events come into a portfolio by this form as little as by `addToProfile` without their host's consent. */
async function findRefusedPhoto(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  providerId: number,
  images: readonly UploadedImage[],
): Promise<PortfolioRefusal | undefined> {
  for (const { sha256, fileName } of images) {
    const allowed = await checkContentUse(database, providerId, sha256, nowSecondsOf(clock));
    if (!allowed.ok) return { code: allowed.failure, fileName };
  }
  return undefined;
}

const refusalOf = ({ fileName, path }: UploadedImage, { photo }: SentPortfolio): PortfolioRefusal => ({
  code: path === photo?.path ? 'profile_image_format_not_supported' : 'unsupported_image_format',
  fileName,
});

/**
 * Stores the files and then saves. A refused save deletes them at once; after an error it may be unknown whether it was
 * saved, so a job deletes those that are not used a day later.
 */
async function storeAndSave(
  deps: ChangePortfolioDeps,
  providerId: number,
  sent: SentPortfolio,
  prepared: Prepared,
): Promise<Result<OwnPortfolioRecord, ErrorCode>> {
  const names = [...prepared.values()].map(({ name }) => name);
  const removeAll = () => Promise.allSettled(names.map((name) => deps.folder.remove(name)));
  await planRemoval(deps, providerId, [...prepared.values()]);
  try {
    for (const { store } of prepared.values()) await store();
  } catch (error) {
    await removeAll();
    throw error;
  }
  const saved = await inTransaction(deps.database, (transaction) =>
    save({ ...deps, database: transaction }, providerId, sent, prepared),
  );
  if (!saved.ok) await removeAll();
  return saved;
}

function savedImageOf(image: PortfolioPlan['images'][number], prepared: Prepared): SavedImage | undefined {
  if (!('sha256' in image)) return { id: image.id };
  const fileName = prepared.get(image.sha256)?.name;
  return fileName === undefined ? undefined : { fileName, contentHash: image.contentHash };
}

async function save(
  { database, clock, enqueue }: Pick<ChangePortfolioDeps, 'database' | 'clock' | 'enqueue'>,
  providerId: number,
  sent: SentPortfolio,
  prepared: Prepared,
): Promise<Result<OwnPortfolioRecord, ErrorCode>> {
  const providers = providerRepository(database);
  if (!(await providers.lock(providerId))) return fail('object_does_not_exist');
  const refused = await findRefusedPhoto({ database, clock }, providerId, sent.images);
  if (refused !== undefined) return fail(refused.code);
  const plan = await planPortfolio(database, providerId, sent);
  if (!plan.ok) return plan;
  const { images, storedPhoto, replacedFiles } = plan.value;
  const photoName = sent.photo === undefined ? storedPhoto : prepared.get(sent.photo.sha256)?.name;
  if (photoName === undefined || photoName === null) return fail('please_upload_profile_picture');
  const grid = images.flatMap((image) => savedImageOf(image, prepared) ?? []);
  // Another save has deleted the stored image with the content of an uploaded one.
  if (grid.length < images.length) return fail('action_is_not_possible_now');
  const { profileName, bio, additionalEquipment, deviceId, additionalLanguage } = sent;
  const portfolio = portfolioRepository(database);
  await portfolio.saveImages(providerId, grid);
  await portfolio.save(providerId, { profileName, bio, additionalEquipment, photoName });
  await providers.setDeviceAndLanguage(providerId, { deviceId, additionalLanguage });
  if (replacedFiles.length > 0)
    await enqueue(database, removeUnusedImagesJob, { providerId, names: replacedFiles });
  const saved = await ownProfileRepository(database).findPortfolio(providerId);
  return saved === undefined ? fail('object_does_not_exist') : ok(saved);
}
