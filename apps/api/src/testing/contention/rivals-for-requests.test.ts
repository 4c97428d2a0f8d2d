import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import { standOf } from '../bookings/stand-of.ts';
import type { Drive, Reply } from '../faults/drive-booking.ts';
import { makePeople, makeProviders, noonInTenDays } from '../faults/people.ts';
import type { Person } from '../faults/people.ts';
import { countOutcomes, fewAtATime, openArena, rivals } from './arena.ts';

const secondsToAnswer = 24 * 3600;
/** Each has four rivals of its own. */
const requestCount = Math.ceil(rivals / 3);

async function bookAndPay(drive: Drive, host: Person, provider: Person) {
  const checkout = await drive.checkOut(host, {
    providerIds: [provider.accountId],
    startsAtSeconds: noonInTenDays(),
  });
  await drive.pay(checkout);
  const { status, body } = await drive.comeBack(host, checkout);
  assert.equal(status, 200, JSON.stringify(body));
  return { host, provider, checkout };
}

test(`[FF-1] of ${rivals} answers to one request, over two processes, one counts`, async (t) => {
  const { database, drives, driveOf, deadlocks, faultsInTheEnd } = await openArena(t);
  const [host] = await makePeople(database, 'host', 1);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const { checkout } = await bookAndPay(drives[0], host, provider);
  const replies = await Promise.all(
    Array.from({ length: rivals }, (_, index) =>
      driveOf(index).answer(provider, checkout.eventId, index % 3 !== 0),
    ),
  );
  const { won, ...others } = countOutcomes(replies);
  assert.equal(won, 1);
  assert.deepEqual(others, { [`409 ${brandedCodes.actionAlreadyPerformed}`]: rivals - 1 });
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});

type Answers = { readonly accepts: readonly Reply[]; readonly cancel: Reply | undefined };

const won = (reply: Reply | undefined): boolean => reply?.status === 200;

/** Where a request must be by what its provider and its host were told: nobody who was told nothing gets anything. */
function endOf({ accepts, cancel }: Answers) {
  const line = (state: string, request: string) => [{ kind: 'provider', state, request, time: request }];
  if (won(cancel)) return { event: 'cancel', lines: line('refunded', 'cancelled'), reason: 'hostCancelled' };
  if (accepts.some(won)) return { event: 'upcoming', lines: line('accepted', 'accepted'), reason: undefined };
  return { event: 'cancel', lines: line('refunded', 'expired'), reason: 'expired' };
}

test(`[FF-1] [A-25] ${requestCount} requests, accepted twice, cancelled and past their time at once, each end in one way`, async (t) => {
  const { database, drives, driveOf, deadlocks, faultsInTheEnd } = await openArena(t);
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
    assert.ok(answer.accepts.filter(won).length <= 1, 'two were told that they have it');
    const { event, lines, refunds } = await standOf({ database }, checkout.eventId);
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
