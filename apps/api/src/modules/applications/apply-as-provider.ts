import { checkPlace } from '@repo/domain/account/address';
import { checkApplicationPhotos } from '@repo/domain/application/application-photos';
import { checkApplicationAnswers } from '@repo/domain/application/application-questions';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EnqueueJob } from '../../ports/jobs.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { ApplicationPhotos, PreparedPhoto, ReceivedPhoto } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';
import type { NewApplication } from './application.repository.ts';
import { removeUnusedPhotosJob, unusedPhotosAfterSeconds } from './remove-unused-photos.ts';

export type ProviderApplication = Omit<NewApplication, 'photoNames'> & {
  readonly photos: readonly ReceivedPhoto[];
};

export type ApplyDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly photos: ApplicationPhotos;
  readonly enqueue: EnqueueJob;
};

/**
 * Takes an application on (S3§3). The photos are kept before it is written down, because storing them takes time;
 * whatever goes wrong after that, takes them away again, and a job does so should the process die before.
 */
export async function applyAsProvider(
  deps: ApplyDeps,
  { photos, ...application }: ProviderApplication,
): Promise<Result<null, ErrorCode>> {
  const refusal = refusalOf(application, photos);
  if (refusal !== undefined) return fail(refusal);
  const found = await applicationRepository(deps.database).look(application.email, application.deviceId);
  if (found.hasApplied) return fail('sorry_this_user_email_has_already_applied');
  if (!found.isKnownDevice) return fail('invalid_input');
  const prepared: PreparedPhoto[] = [];
  try {
    for (const photo of photos) {
      const one = await deps.photos.prepare(photo);
      if (!one.ok) return one;
      prepared.push(one.value);
    }
    const isKept = await keepWith(deps, application, prepared);
    return isKept ? ok(null) : fail('sorry_this_user_email_has_already_applied');
  } finally {
    await Promise.allSettled(prepared.map(({ discard }) => discard()));
  }
}

async function keepWith(
  deps: ApplyDeps,
  application: Omit<NewApplication, 'photoNames'>,
  prepared: readonly PreparedPhoto[],
): Promise<boolean> {
  const names = prepared.map(({ name }) => name);
  const runAtSeconds = Math.floor(deps.clock.nowMs() / 1000) + unusedPhotosAfterSeconds;
  await deps.enqueue(deps.database, removeUnusedPhotosJob, { names }, { runAtSeconds });
  let isKept = false;
  try {
    for (const { keep } of prepared) await keep();
    isKept = await writeDown(deps, { ...application, photoNames: names });
  } finally {
    if (!isKept) await Promise.allSettled(names.map((name) => deps.photos.remove(name)));
  }
  return isKept;
}

function refusalOf(
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

async function writeDown(
  { database, clock, sendMail }: Pick<ApplyDeps, 'database' | 'clock' | 'sendMail'>,
  application: NewApplication,
): Promise<boolean> {
  const now = new Date(clock.nowMs());
  return database.transaction().execute(async (transaction) => {
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
