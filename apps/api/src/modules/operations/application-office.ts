import type {
  ApplicationStatus,
  ApplicationSummary,
  SubmittedApplication,
} from '@repo/contracts/operator/applications';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Cents } from '@repo/domain/money/cents';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';

/** What identity does with the applications of providers, for operators to ask for. */
export type ApplicationOffice = {
  readonly list: (filter: {
    readonly status?: ApplicationStatus | undefined;
    readonly page?: number | undefined;
  }) => Promise<{ readonly items: ApplicationSummary[]; readonly total: number }>;
  readonly read: (id: number) => Promise<SubmittedApplication | undefined>;
  /** Both take part in a transaction of the caller, who writes down what happened in it. */
  readonly approve: (
    transaction: Database,
    id: number,
    hourlyRate: Cents,
  ) => Promise<Result<unknown, ErrorCode>>;
  readonly refuse: (transaction: Database, id: number, reason: string) => Promise<Result<unknown, ErrorCode>>;
};

/** What profiles know of the rate of a provider; nothing where there is no such provider. */
export type ProviderRates = {
  readonly lock: (transaction: Database, providerId: number) => Promise<Cents | undefined>;
  readonly set: (transaction: Database, providerId: number, hourlyRate: Cents) => Promise<void>;
};
