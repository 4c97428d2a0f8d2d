import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productLogger } from './http/request-log.ts';
import { openTestApi } from './testing/test-api.ts';

const hour = 3600;
const day = 24 * hour;

test('repeats every sweep of the modules in its own interval, and each succeeds', async (t) => {
  const logger = productLogger('silent');
  const reportError = t.mock.method(logger, 'error');
  const { database, clock, jobs } = await openTestApi(t, { logger });
  const readRepeating = () =>
    database
      .selectFrom('job')
      .select(['name', 'everySeconds', 'runAt'])
      .where('everySeconds', 'is not', null)
      .orderBy('name')
      .execute();
  await jobs.runDue();
  const planned = await readRepeating();
  assert.deepEqual(Object.fromEntries(planned.map((job) => [job.name, job.everySeconds])), {
    'ask-for-refunds': hour,
    'close-past-drafts': hour,
    'complete-events': 600,
    'expire-requests': 300,
    'make-portfolio-sizes': 10,
    'reconcile-payments': 60,
    'sweep-abandoned-checkouts': day,
    'sweep-applications': day,
    'sweep-entered-codes': day,
    'sweep-event-files': hour,
    'sweep-identity': day,
    'sweep-jobs': day,
    'sweep-notifications': day,
    'sweep-payment-notes': day,
    'sweep-unused-briefs': hour,
  });
  clock.advanceSeconds(day);
  await jobs.runDue();
  const plannedAgain = await readRepeating();
  for (const [index, { name, runAt }] of planned.entries())
    assert.ok(Number(plannedAgain[index]?.runAt) > Number(runAt), name);
  assert.deepEqual(
    reportError.mock.calls.map((call) => call.arguments),
    [],
  );
});

test('waits for the card provider and the file store in lanes of their own', async (t) => {
  const { jobs } = await openTestApi(t);
  const lanes: Record<string, string> = {};
  const note = (name: string, lane = 'other'): void => void (lane === 'other' || (lanes[name] = lane));
  await openTestApi(t, {
    jobs: {
      ...jobs,
      handle: ({ name, lane }) => note(name, lane),
      repeat: (name, _seconds, _work, lane) => note(name, lane),
    },
  });
  assert.deepEqual(lanes, {
    'ask-for-refunds': 'payments',
    'end-hold': 'payments',
    'make-smaller-event-images': 'files',
    'make-portfolio-sizes': 'files',
    'reconcile-payments': 'payments',
    'remove-portfolio-originals': 'files',
    'remove-unused-application-photos': 'files',
    'remove-unused-event-files': 'files',
    'remove-unused-portfolio-images': 'files',
    'send-password-links': 'mail',
    'send-refund': 'payments',
    'sweep-applications': 'files',
    'sweep-event-files': 'files',
    'sweep-unused-briefs': 'files',
  });
});
