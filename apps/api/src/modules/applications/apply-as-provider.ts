import { checkPlace } from '@repo/domain/account/address';
import { checkApplicationPhotos } from '@repo/domain/application/application-photos';
import { checkApplicationAnswers } from '@repo/domain/application/application-questions';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { EnqueueJob } from '../../ports/jobs.ts';
import type { StorableImage } from '../../files/images/image-folder.ts';
import type { ApplicationPhotos, ReceivedPhoto } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';
import type { NewApplication } from './application.repository.ts';
import { removeUnusedPhotosJob, unusedPhotosAfterSeconds } from './remove-unused-photos.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

export type ProviderApplication = Omit<NewApplication, 'photoNames'> & {
  readonly photos: readonly ReceivedPhoto[];
};

export type ApplyDeps = Pick<Deps, 'database' | 'clock' | 'sendMail'> & {
  readonly photos: ApplicationPhotos;
  readonly enqueue: EnqueueJob;
};

/**
 * Stores an application (S3§3). Stores its photos first, because a transaction must not wait for that; deletes them if
 * anything fails afterwards, or by a job if the process dies.
 */
export async function applyAsProvider(
  deps: ApplyDeps,
  { photos, ...application }: ProviderApplication,
): Promise<Result<null, ErrorCode>> {
  const issue = findIssue(application, photos);
  if (issue !== undefined) return fail(issue);
  const found = await applicationRepository(deps.database).checkApplicant(
    application.email,
    application.deviceId,
  );
  if (found.hasApplied) return fail('sorry_this_user_email_has_already_applied');
  if (!found.isKnownDevice) return fail('invalid_input');
  const prepared: StorableImage[] = [];
  try {
    for (const photo of photos) {
      const one = await deps.photos.prepare(photo);
      if (!one.ok) return one;
      prepared.push(one.value);
    }
    const isStored = await storeWithPhotos(deps, application, prepared);
    return isStored ? ok(null) : fail('sorry_this_user_email_has_already_applied');
  } finally {
    await Promise.allSettled(prepared.map(({ discard }) => discard()));
  }
}

async function storeWithPhotos(
  deps: ApplyDeps,
  application: Omit<NewApplication, 'photoNames'>,
  prepared: readonly StorableImage[],
): Promise<boolean> {
  const names = prepared.map(({ name }) => name);
  const runAtSeconds = nowSecondsOf(deps.clock) + unusedPhotosAfterSeconds;
  await deps.enqueue(deps.database, removeUnusedPhotosJob, { names }, { runAtSeconds });
  let isStored = false;
  try {
    for (const { store } of prepared) await store();
    isStored = await addApplication(deps, { ...application, photoNames: names });
  } finally {
    if (!isStored) await Promise.allSettled(names.map((name) => deps.photos.remove(name)));
  }
  return isStored;
}

function findIssue(
  { currentLocation, latitude, longitude, answers }: Omit<NewApplication, 'photoNames'>,
  photos: readonly ReceivedPhoto[],
): ErrorCode | undefined {
  const checks: readonly Result<unknown, ErrorCode>[] = [
    checkPlace({ address: currentLocation, latitude, longitude }),
    checkApplicationAnswers(answers),
    checkApplicationPhotos(photos.map(({ fileName }) => fileName)),
  ];
  const failed = checks.find((check) => !check.ok);
  return failed === undefined || failed.ok ? undefined : failed.failure;
}

async function addApplication(
  { database, clock, sendMail }: Pick<Deps, 'database' | 'clock' | 'sendMail'>,
  application: NewApplication,
): Promise<boolean> {
  const now = new Date(clock.nowMs());
  return inTransaction(database, async (transaction) => {
    if (!(await applicationRepository(transaction).add(application, now))) return false;
    const { email, locale, firstName } = application;
    await sendMail(transaction, {
      template: 'applicationReceived',
      to: email,
      locale,
      values: { firstName },
    });
    return true;
  });
}
