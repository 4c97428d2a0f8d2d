// Takes a job from the given database and never finishes it, for tests that kill this process. Prints "running" when it
// has taken the job.
import { z } from 'zod';
import { connectDatabase } from '../../database/open-database.ts';
import { productLogger } from '../../http/request-log.ts';
import { openJobs } from '../../jobs/open-jobs.ts';
import { fixedClock } from '../fixed-clock.ts';

const [connectionString = ''] = process.argv.slice(2);
const { database } = connectDatabase({ connectionString, max: 2 }, () => undefined);
const jobs = openJobs({ database, clock: fixedClock(), logger: productLogger('silent'), leaseSeconds: 1 });
jobs.handle({ name: 'held', payload: z.object({ id: z.number() }), timeLimitSeconds: 600 }, () => {
  process.stdout.write('running\n');
  return new Promise(() => undefined);
});
jobs.start();
setInterval(() => undefined, 60_000);
