import type {
  ApplicationStatus,
  ApplicationSummary,
  SubmittedApplication,
} from '@repo/contracts/operator/applications';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { screenLimits } from '@repo/domain/limits';
import type { Cents } from '@repo/domain/money/cents';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import { photoFolder } from './application-photos.ts';
import { presentApplication, presentSummary } from './application.presenter.ts';
import { applicationRepository } from './application.repository.ts';
import { approveApplication, refuseApplication } from './decide-application.ts';
import type { DecisionDeps } from './decide-application.ts';

type Deps = DecisionDeps & {
  readonly database: Database;
  readonly fileAddresses: Pick<FileAddresses, 'addressOf'>;
};

type Filter = { readonly status?: ApplicationStatus | undefined; readonly page?: number | undefined };

/** What operators do with applications: over HTTP and at the command line alike. */
export type ApplicationOffice = {
  readonly list: (
    filter: Filter,
  ) => Promise<{ readonly items: ApplicationSummary[]; readonly total: number }>;
  readonly read: (id: number) => Promise<SubmittedApplication | undefined>;
  /** Both take part in a transaction of the caller, who writes down what happened in it. */
  readonly approve: (
    transaction: Database,
    id: number,
    hourlyRate: Cents,
  ) => Promise<Result<unknown, ErrorCode>>;
  readonly refuse: (transaction: Database, id: number, reason: string) => Promise<Result<unknown, ErrorCode>>;
};

export function applicationOffice(deps: Deps): ApplicationOffice {
  const applications = applicationRepository(deps.database);
  const { pageSize, unpagedItems } = screenLimits;
  return {
    list: async ({ status, page }) => {
      const limits =
        page === undefined
          ? { limit: unpagedItems, offset: 0 }
          : { limit: pageSize, offset: (page - 1) * pageSize };
      const { items, total } = await applications.list(status, limits);
      return { items: items.map(presentSummary), total };
    },
    read: async (id) => {
      const record = await applications.read(id);
      const addressOf = (name: string): string => deps.fileAddresses.addressOf({ folder: photoFolder, name });
      return record && presentApplication(record, addressOf);
    },
    approve: (transaction, id, hourlyRate) => approveApplication(deps, transaction, id, hourlyRate),
    refuse: (transaction, id, reason) => refuseApplication(deps, transaction, id, reason),
  };
}
