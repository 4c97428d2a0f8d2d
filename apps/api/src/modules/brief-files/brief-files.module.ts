import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { briefFilesRepository } from './brief-files.repository.ts';
import type { BriefPurpose } from './brief-files.repository.ts';
import { briefFilesRoutes } from './brief-files.routes.ts';
import { storeBriefFile } from './store-brief-file.ts';
import { sweepUnusedBriefs } from './sweep-unused-briefs.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

const sweepEverySeconds = 3600;

export type BriefFiles = {
  /**
   * Claims an upload for an order, in the transaction that saves the order. Returns false for an unknown or expired
   * reference or one of another purpose.
   */
  readonly claim: (database: Database, reference: string, purpose: BriefPurpose) => Promise<boolean>;
};

/** Lets files go that the removed briefs of orders mentioned, in the transaction that removes these. */
export const releaseBriefFiles = (transaction: Database, names: readonly string[]): Promise<void> =>
  briefFilesRepository(transaction).release(names);

/** The music and the logo that a host uploads for a recap. */
export function briefFilesModule(
  app: FastifyInstance,
  {
    database,
    clock,
    blobs,
    throttle,
    jobs,
  }: Pick<Deps, 'database' | 'clock' | 'blobs' | 'throttle' | 'jobs'>,
): BriefFiles {
  const repository = briefFilesRepository(database);
  const nowSeconds = (): number => nowSecondsOf(clock);
  briefFilesRoutes(app, {
    throttle,
    store: (purpose, givenName, file) =>
      storeBriefFile({ repository, blobs, nowSeconds }, purpose, givenName, file),
  });
  jobs.repeat(
    'sweep-unused-briefs',
    sweepEverySeconds,
    async () => {
      await sweepUnusedBriefs(repository, blobs, nowSeconds());
    },
    'files',
  );
  return {
    claim: (transaction, reference, purpose) =>
      briefFilesRepository(transaction).claim(reference, purpose, nowSeconds()),
  };
}
