import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../database/schema.ts';
import { sentBooking } from '../bookings/sent-booking.ts';
import { makePeople, makeProviders, noonInTenDays } from '../faults/people.ts';
import { countOutcomes, fewAtATime, openContention, contenders } from './open-contention.ts';

async function countHolds(database: Database): Promise<number> {
  const held = await database.selectFrom('occupancy').select('id').where('state', '=', 'hold').execute();
  return held.length;
}

test(`[FF-2] gives a slot to one of ${contenders} hosts over two processes`, async (t) => {
  const { database, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  const providers = await makeProviders(database, [{}]);
  const providerIds = providers.map(({ accountId }) => accountId);
  const hosts = await makePeople(database, 'host', contenders);
  const startsAtSeconds = noonInTenDays();
  const replies = await Promise.all(
    hosts.map((host, index) =>
      driveOf(index).tryCheckout(host, sentBooking({ hostId: host.accountId, providerIds, startsAtSeconds })),
    ),
  );
  assert.deepEqual(countOutcomes(replies), { won: 1, '409 event_already_booked': contenders - 1 });
  assert.equal(await countHolds(database), 1);
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});

test(`[FF-2] holds all or none of three providers in any order for each of ${contenders} hosts`, async (t) => {
  const { database, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  const providers = await makeProviders(database, [{}, {}, {}, {}, {}, {}]);
  const hosts = await makePeople(database, 'host', contenders);
  const startsAtSeconds = noonInTenDays();
  const chosenBy = (index: number): number[] =>
    [0, 1, 2].map(
      (step) => providers[(index * 5 + step * (1 + (index % 2))) % providers.length]?.accountId ?? 0,
    );
  const replies = await Promise.all(
    hosts.map((host, index) =>
      driveOf(index).tryCheckout(
        host,
        sentBooking({ hostId: host.accountId, providerIds: chosenBy(index), startsAtSeconds }),
      ),
    ),
  );
  const { won = 0, ...others } = countOutcomes(replies);
  assert.deepEqual(others, { '409 event_already_booked': contenders - won });
  assert.ok(won === 1 || won === 2, `${won} won`);
  assert.equal(await countHolds(database), won * 3, 'each successful host holds all three slots');
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});

test(`[FF-5] [A-26] books one of ${contenders} drafts with the same agreed or suggested provider`, async (t) => {
  const { database, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  // Too far away to be found by search, so that only the operator can suggest this provider.
  const [provider] = await makeProviders(database, [{ home: { latitude: 44.4, longitude: -79.38 } }]);
  const [operator] = await makePeople(database, 'operator', 1);
  assert.ok(provider !== undefined && operator !== undefined);
  const hosts = await makePeople(database, 'host', contenders);
  const startsAtSeconds = noonInTenDays();
  const drafts = await fewAtATime(hosts, async (host, index) => {
    const drive = driveOf(index);
    const draftId = await drive.saveDraft(host, startsAtSeconds);
    const suggested = await drive.suggest(operator, draftId, provider.accountId, index % 2 === 0);
    assert.equal(suggested.status, 200, JSON.stringify(suggested.body));
    return { host, draftId };
  });
  const replies = await Promise.all(
    drafts.map(({ host, draftId }, index) => driveOf(index + 1).tryDraft(host, draftId, provider.accountId)),
  );
  assert.deepEqual(countOutcomes(replies), { won: 1, '409 event_already_booked': contenders - 1 });
  assert.equal(await countHolds(database), 1);
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
  assert.equal(await countHolds(database), 0);
});

test(`[FF-5] gives one more hour to one of ${contenders} attempts of its host and of others`, async (t) => {
  const { database, drives, driveOf, deadlocks, faultsInTheEnd } = await openContention(t);
  const [host, ...others] = await makePeople(database, 'host', contenders);
  const [provider] = await makeProviders(database, [{}]);
  assert.ok(host !== undefined && provider !== undefined);
  const providerIds = [provider.accountId];
  const startsAtSeconds = noonInTenDays();
  const booked = await drives[0].checkOut(host, { providerIds, startsAtSeconds });
  await drives[0].pay(booked);
  await drives[0].returnFromPayment(host, booked);
  await drives[0].answer(provider, booked.eventId, true);
  const replies = await Promise.all([
    ...others.map((other, index) =>
      driveOf(index).tryCheckout(
        other,
        // Starts right after the booking's buffer: free unless the booking is extended.
        sentBooking({
          hostId: other.accountId,
          providerIds,
          startsAtSeconds: startsAtSeconds + 2 * 3600 + 1800,
        }),
      ),
    ),
    ...drives.map((drive) => drive.tryExtension(host, booked, provider.accountId)),
  ]);
  assert.equal(await countHolds(database), 1, JSON.stringify(countOutcomes(replies)));
  assert.equal(await deadlocks(), 0);
  assert.deepEqual(await faultsInTheEnd(), []);
});
