import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverClosing } from './close-server.ts';
import { endInOrder } from './end-in-order.ts';
import { stopDeadlinesMs } from './stop-deadlines.ts';

/** Opens a stop whose clock only the steps advance. */
function openStop() {
  let nowMs = 1000;
  const failed: unknown[] = [];
  const logger = { error: (details: unknown) => void failed.push(details) };
  const endings = endInOrder({ logger, nowMs: () => nowMs });
  return { endings, failed, pass: (ms: number) => void (nowMs += ms) };
}

test('[FF-45] counts the time of each phase from the beginning of the stop', async () => {
  const { endings, pass } = openStop();
  const left: number[] = [];
  endings.add('database', 14_500, (msUntil) => void left.push(msUntil(14_500)));
  endings.add('server', 11_500, (msUntil) => {
    left.push(msUntil(11_000));
    pass(4000);
  });
  endings.add('jobs', 9000, () => pass(8500));
  await endings.endAll();
  assert.deepEqual(left, [2500, 2000]);
});

test('[FF-45] runs the next phase when one never ends or fails', async () => {
  const { endings, failed } = openStop();
  let isDatabaseClosed = false;
  endings.add('database', 1, () => void (isDatabaseClosed = true));
  endings.add('mailer', 0, () => Promise.reject(new Error('no')));
  endings.add('jobs', 0, () => new Promise(() => undefined));
  await endings.endAll();
  assert.equal(isDatabaseClosed, true);
  assert.equal(failed.length, 2);
});

test('[FF-45] cuts the requests in time for the database, however long the jobs took', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const cut = Promise.withResolvers<undefined>();
  const app = {
    close: () => cut.promise,
    server: {
      close: () => undefined,
      closeIdleConnections: () => undefined,
      closeAllConnections: () => cut.resolve(undefined),
    },
  };
  const elapsedMs = stopDeadlinesMs.jobs;
  const closed = serverClosing(app).end((deadlineMs) => Math.max(0, deadlineMs - elapsedMs));
  t.mock.timers.tick(stopDeadlinesMs.server - elapsedMs);
  await closed;
});

test('[FF-45] gives every phase of a stop a deadline before that of the process', () => {
  const { accepting, jobGrace, jobs, requests, server, services, database, process } = stopDeadlinesMs;
  const inOrder = [0, accepting, jobGrace, jobs, requests, server, services, database, process];
  assert.deepEqual(
    inOrder,
    [...new Set(inOrder)].toSorted((one, other) => one - other),
  );
});
