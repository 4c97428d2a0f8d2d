import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { briefFilesRepository } from './brief-files.repository.ts';
import type { BriefPurpose } from './brief-files.repository.ts';
import { briefFilesRoutes } from './brief-files.routes.ts';
import { storeBriefFile } from './store-brief-file.ts';
import { sweepUnusedBriefs } from './sweep-unused-briefs.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly throttle: Throttle;
  readonly jobs: Pick<Jobs, 'repeat'>;
};

const sweepEverySeconds = 3600;

export type BriefFiles = {
  /**
   * Makes an upload part of an order, in the transaction that saves the order; false for a reference that was never
   * given out for this purpose, or whose day is over.
   */
  readonly claim: (database: Database, reference: string, purpose: BriefPurpose) => Promise<boolean>;
};

/** What a host adds to the brief of a recap: own music and a logo. */
export function briefFilesModule(
  app: FastifyInstance,
  { database, clock, blobs, throttle, jobs }: Deps,
): BriefFiles {
  const repository = briefFilesRepository(database);
  const nowSeconds = (): number => Math.floor(clock.nowMs() / 1000);
  briefFilesRoutes(app, {
    throttle,
    store: (purpose, calledName, file) =>
      storeBriefFile({ repository, blobs, nowSeconds }, purpose, calledName, file),
  });
  jobs.repeat('sweep-unused-briefs', sweepEverySeconds, async () => {
    await sweepUnusedBriefs(repository, blobs, nowSeconds());
  });
  return {
    claim: (transaction, reference, purpose) =>
      briefFilesRepository(transaction).claim(reference, purpose, nowSeconds()),
  };
}
