import type {
  ApplicationStatus,
  ApplicationSummary,
  SubmittedApplication,
} from '@repo/contracts/operator/applications';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import { photoFolder } from './application-photos.ts';
import { presentApplication, presentSummary } from './application.presenter.ts';
import { applicationRepository } from './application.repository.ts';

type ApplicationFilter = {
  readonly status?: ApplicationStatus | undefined;
  readonly page?: number | undefined;
};

/** Lists a page of applications, or the first hundred without a page. */
export async function listApplications(
  database: Database,
  { status, page }: ApplicationFilter,
): Promise<Paged<ApplicationSummary>> {
  const { items, total } = await applicationRepository(database).list(status, page);
  return { items: items.map(presentSummary), total };
}

export type ReadDeps = Pick<Deps, 'database'> & {
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
