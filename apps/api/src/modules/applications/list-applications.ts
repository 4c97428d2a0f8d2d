import type {
  ApplicationStatus,
  ApplicationSummary,
  SubmittedApplication,
} from '@repo/contracts/operator/applications';
import { screenLimits } from '@repo/domain/limits';
import type { Database } from '../../database/schema.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import { photoFolder } from './application-photos.ts';
import { presentApplication, presentSummary } from './application.presenter.ts';
import { applicationRepository } from './application.repository.ts';

export type ApplicationFilter = {
  readonly status?: ApplicationStatus | undefined;
  readonly page?: number | undefined;
};

export type ApplicationList = { readonly items: ApplicationSummary[]; readonly total: number };

/** Lists a page of applications, or the first hundred without a page. */
export async function listApplications(
  database: Database,
  { status, page }: ApplicationFilter,
): Promise<ApplicationList> {
  const { pageSize, unpagedItems } = screenLimits;
  const limits =
    page === undefined
      ? { limit: unpagedItems, offset: 0 }
      : { limit: pageSize, offset: (page - 1) * pageSize };
  const { items, total } = await applicationRepository(database).list(status, limits);
  return { items: items.map(presentSummary), total };
}

export type ReadDeps = {
  readonly database: Database;
  readonly fileAddresses: Pick<FileAddresses, 'addressOf'>;
};

/** Returns an application with signed addresses of its photos. */
export async function readApplication(
  { database, fileAddresses }: ReadDeps,
  id: number,
): Promise<SubmittedApplication | undefined> {
  const record = await applicationRepository(database).read(id);
  const addressOf = (name: string): string => fileAddresses.addressOf({ folder: photoFolder, name });
  return record && presentApplication(record, addressOf);
}
