import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { readEventState } from '../bookings/read-event-state.ts';
import type { Drive, Reply } from '../faults/drive-booking.ts';
import { makePeople, makeProviders, noonInTenDays } from '../faults/people.ts';
import type { Person } from '../faults/people.ts';
import { countOutcomes, fewAtATime, openContention, contenders } from './open-contention.ts';

const secondsToAnswer = 24 * 3600;
/** Each request has four contenders of its own. */
const requestCount = Math.ceil(contenders / 3);

async function bookAndPay(drive: Drive, host: Person, provider: Person) {
  const checkout = await drive.checkOut(host, {
    providerIds: [provider.accountId],
    startsAtSeconds: noonInTenDays(),
  });
  await drive.pay(checkout);
  const { status, body } = await drive.returnFromPayment(host, checkout);
  assert.equal(status, 200, JSON.stringify(body));
  return { host, provider, checkout };
}

test(`[FF-1] counts one of ${contenders} answers to one request over two processes`, async (t) => {
  const { database, drives, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  const [host] = await makePeople(database, 'host', 1);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const { checkout } = await bookAndPay(drives[0], host, provider);
  const replies = await Promise.all(
    Array.from({ length: contenders }, (_, index) =>
      driveOf(index).answer(provider, checkout.eventId, index % 3 !== 0),
    ),
  );
  const { won, ...others } = countOutcomes(replies);
  assert.equal(won, 1);
  assert.deepEqual(others, { [`409 ${brandedCodes.actionAlreadyPerformed}`]: contenders - 1 });
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});

type Answers = { readonly accepts: readonly Reply[]; readonly cancel: Reply | undefined };

const won = (reply: Reply | undefined): boolean => reply?.status === 200;

/** Returns the state that the replies to provider and host imply for a request. */
function endOf({ accepts, cancel }: Answers) {
  const line = (state: string, request: string) => [{ kind: 'provider', state, request, time: request }];
  if (won(cancel)) return { event: 'cancel', lines: line('refunded', 'cancelled'), reason: 'hostCancelled' };
  if (accepts.some(won)) return { event: 'upcoming', lines: line('accepted', 'accepted'), reason: undefined };
  return { event: 'cancel', lines: line('refunded', 'expired'), reason: 'expired' };
}

test(`[FF-1] [A-25] ends each of ${requestCount} requests in one state when two acceptances, a cancellation and the expiry coincide`, async (t) => {
  const { database, drives, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  const hosts = await makePeople(database, 'host', requestCount);
  const providers = await makeProviders(
    database,
    hosts.map(() => ({})),
  );
  const begunAt = await drives[0].now();
  const requests = await fewAtATime(hosts, (host, index) => {
    const provider = providers[index];
    assert.ok(provider !== undefined);
    return bookAndPay(driveOf(index), host, provider);
  });
  const lasted = (await drives[0].now()) - begunAt;
  await drives[0].advance(secondsToAnswer - 60 - lasted);
  const answerAndCancel = async (
    { host, provider, checkout }: (typeof requests)[number],
    index: number,
  ): Promise<Answers> => {
    const [cancel, ...accepts] = await Promise.all([
      index % 3 === 0 ? undefined : driveOf(index).cancel(host, checkout),
      ...drives.map((drive) => drive.answer(provider, checkout.eventId, true)),
    ]);
    return { accepts, cancel };
  };
  // The time to answer ends while the first half is under way.
  const early = requests.slice(0, requestCount / 2).map(answerAndCancel);
  await Promise.race(early);
  const clockMoves = drives[1].advance(lasted + 120);
  const late = requests.slice(requestCount / 2).map(answerAndCancel);
  const answers = await Promise.all([...early, ...late]);
  await clockMoves;
  await drives[0].advance(60);
  const accepted = countOutcomes(answers.flatMap(({ accepts }) => accepts));
  const cancelled = countOutcomes(answers.flatMap(({ cancel }) => cancel ?? []));
  const ends: Record<string, number> = {};
  for (const [index, { checkout }] of requests.entries()) {
    const answer = answers[index];
    assert.ok(answer !== undefined);
    assert.ok(answer.accepts.filter(won).length <= 1, 'at most one acceptance succeeds');
    const { event, lines, refunds } = await readEventState({ database }, checkout.eventId);
    const { reason, ...end } = endOf(answer);
    assert.deepEqual({ event, lines }, end);
    assert.deepEqual(
      [...new Set(refunds.map((refund) => refund.reason))],
      reason === undefined ? [] : [reason],
    );
    const name = reason ?? 'accepted';
    ends[name] = (ends[name] ?? 0) + 1;
  }
  t.diagnostic(JSON.stringify({ ends, accepted, cancelled }));
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});
