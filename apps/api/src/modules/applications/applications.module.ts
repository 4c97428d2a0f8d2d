import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendMail } from '../../mails/send-mail.ts';
import type { ApplicationPhotos, ReceivedPhoto } from './application-photos.ts';
import { applicationRepository } from './application.repository.ts';
import type { ApplicationState, ApplicationSummary, SubmittedApplication } from './application.repository.ts';
import { applyAsProvider } from './apply-as-provider.ts';
import type { ProviderApplication } from './apply-as-provider.ts';
import { approveApplication, refuseApplication } from './decide-application.ts';
import type { CreateProvider } from './decide-application.ts';

export type { ReceivedPhoto } from './application-photos.ts';
export type { ProviderApplication } from './apply-as-provider.ts';
export type { CreateProvider } from './decide-application.ts';

type Deps<Photo extends ReceivedPhoto> = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly photos: ApplicationPhotos<Photo>;
  readonly createProvider: CreateProvider;
  readonly publicUrl: () => string;
};

export type Applications<Photo extends ReceivedPhoto> = {
  readonly apply: (application: ProviderApplication<Photo>) => Promise<Result<null, ErrorCode>>;
  readonly list: (
    state: ApplicationState | undefined,
    page: { readonly limit: number; readonly offset: number },
  ) => Promise<{ readonly items: readonly ApplicationSummary[]; readonly total: number }>;
  readonly read: (id: number) => Promise<SubmittedApplication | undefined>;
  /** In the transaction of whoever decides, so that what they write down about it holds exactly when this does. */
  readonly approve: (
    transaction: Database,
    approval: { readonly id: number; readonly hourlyRateCents?: number | undefined },
  ) => Promise<Result<{ accountId: number }, ErrorCode>>;
  readonly refuse: (
    transaction: Database,
    refusal: { readonly id: number; readonly reason: string },
  ) => Promise<Result<null, ErrorCode>>;
};

/** How somebody becomes a provider: applying is open to guests, deciding is for operators (S3§3, A-31). */
export function applicationsModule<Photo extends ReceivedPhoto>(deps: Deps<Photo>): Applications<Photo> {
  const { list, read } = applicationRepository(deps.database);
  return {
    apply: (application) => applyAsProvider(deps, application),
    list,
    read,
    approve: (transaction, approval) => approveApplication(deps, transaction, approval),
    refuse: (transaction, refusal) => refuseApplication(deps, transaction, refusal),
  };
}
