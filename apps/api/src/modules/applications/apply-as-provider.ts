import { checkPlace } from '@repo/domain/account/address';
import { checkApplicationPhotos } from '@repo/domain/application/application-photos';
import { checkApplicationAnswers } from '@repo/domain/application/application-questions';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { ApplicationPhotos, ReceivedPhoto } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';
import type { NewApplication } from './application.repository.ts';

export type ProviderApplication = Omit<NewApplication, 'photoNames'> & {
  readonly photos: readonly ReceivedPhoto[];
};

export type ApplyDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly photos: ApplicationPhotos;
};

/**
 * Takes an application on (S3§3). The photos are kept before it is written down, because storing them takes time;
 * whatever goes wrong after that, takes them away again.
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
  const photoNames: string[] = [];
  let isKept = false;
  try {
    for (const photo of photos) {
      const kept = await deps.photos.keep(photo);
      if (!kept.ok) return kept;
      photoNames.push(kept.value);
    }
    isKept = await writeDown(deps, { ...application, photoNames });
  } finally {
    if (!isKept) await Promise.allSettled(photoNames.map((name) => deps.photos.remove(name)));
  }
  return isKept ? ok(null) : fail('sorry_this_user_email_has_already_applied');
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
