import type { Database } from '../database/schema.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import type { OperatorDeps } from '../operator/operator-calls.ts';
import { productLogger } from '../http/request-log.ts';
import { fixedClock } from './fixed-clock.ts';

/** Returns the dependencies of the operators' calls on a database, without emails and files. */
export const operatorDepsOn = (database: Database, changes: Partial<OperatorDeps> = {}): OperatorDeps => ({
  database,
  clock: fixedClock(),
  jobs: openJobs({ database, clock: fixedClock(), logger: productLogger('silent') }),
  sendMail: async () => undefined,
  publicUrl: () => 'http://product.test',
  fileAddresses: { addressOf: ({ folder, name }) => `/files/${folder}/${name}` },
  recordBookingEvent: async () => undefined,
  ...changes,
});
