import { downloadFile } from '@repo/contracts/galleries/downloads';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  /** Where affiliate codes and policies lead; the product itself where there is no such site. */
  readonly marketingUrl?: string | undefined;
  readonly analyticsId?: string | undefined;
};

/** Where a single file is downloaded from, without the id of the file. */
const downloadPath = downloadFile.path.replace('/:fileId', '');

/** What everybody may read of the catalogue. `forget` lets a change that was made here show at once. */
export function catalogueModule(app: FastifyInstance, deps: Deps): { readonly forget: () => void } {
  const { queries, forget } = catalogueQueries({
    ...deps,
    deployment: () => ({
      downloadUrl: `${deps.publicUrl()}${downloadPath}`,
      marketingUrl: deps.marketingUrl ?? deps.publicUrl(),
      analyticsId: deps.analyticsId ?? null,
    }),
  });
  catalogueRoutes(app, queries);
  return { forget };
}
