import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Notification } from '@repo/contracts/notifications/notifications';
import { brand } from '@repo/domain/brand';
import { signInApproved } from '../../testing/access/approved-provider.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { makePaidEvent } from '../../testing/bookings/make-paid-event.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { savePortfolio } from '../profiles/profiles.module.ts';
import { notify } from './notifications.module.ts';
import type { NewNotification } from './notifications.module.ts';

const listUrl = (receiverId: number | string, userType: number | string = 1): string =>
  `/api/v1/MessageBoard/GetNotification/${receiverId}/${userType}`;
const countUrl = (receiverId: number | string, userType: number | string = 1): string =>
  `/api/v1/MessageBoard/GetUserNotificationCount/${receiverId}/${userType}`;

type Listed = { readonly items: readonly Notification[]; readonly total: number };

async function openSides(t: TestContext) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const { eventId } = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: [provider.accountId],
  });
  const payloadOf = async (url: string, { headers }: Pick<TestActor, 'headers'>) => {
    const reply = await call(api, 'GET', url, undefined, { headers });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload;
  };
  const list = (of: TestActor, query = '', by: TestActor = of): Promise<Listed> =>
    payloadOf(`${listUrl(of.accountId)}${query}`, by);
  const count = async (of: TestActor): Promise<number> => (await payloadOf(countUrl(of.accountId), of)).items;
  const tellHost = (about: string, changes: Partial<NewNotification> = {}) =>
    notify(
      api.database,
      {
        receiverId: host.accountId,
        senderId: provider.accountId,
        eventId,
        type: 'accepted',
        about,
        ...changes,
      },
      api.clock.nowMs(),
    );
  const tellProvider = (type: NewNotification['type']) =>
    tellHost('line 1', { receiverId: provider.accountId, senderId: host.accountId, type });
  return { api, host, provider, eventId, list, count, tellHost, tellProvider };
}

test('[O-R11] [A-R24] returns sender, type, event and provider photo to a host', async (t) => {
  const { api, host, provider, eventId, list, tellHost } = await openSides(t);
  await savePortfolio(api.database, provider.accountId, {
    profileName: 'Maya shoots',
    bio: 'Hi',
    photoName: 'maya.jpg',
    additionalEquipment: '',
    imageNames: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'],
  });
  await tellHost('line 1');
  const { items, total } = await list(host);
  assert.equal(total, 1);
  assert.deepEqual(items, [
    {
      id: items[0]?.id,
      type: 'accepted',
      eventId,
      eventName: 'Party',
      hostName: 'Robin Test',
      [`${brand.slug}Name`]: 'Maya shoots',
      profileImageUrl: '/files/portfolio/maya.jpg',
      receiverId: host.accountId,
      userType: 1,
      createdAt: Math.floor(api.clock.nowMs() / 1000),
      isSeen: false,
    },
  ]);
});

test('[O-R11] [A-R24] [S-R02] returns them to a provider, with only the first name of a host who requests', async (t) => {
  const { provider, list, tellProvider } = await openSides(t);
  await tellProvider('request');
  await tellProvider('message');
  const { items } = await list(provider);
  const shown = items.map((each) => [each.type, each.hostName, each.userType, each.profileImageUrl]);
  assert.deepEqual(shown, [
    ['message', 'Robin Test', 2, null],
    ['request', 'Robin', 2, null],
  ]);
  assert.equal(items[0]?.[`${brand.slug}Name`], 'Robin');
});

test('[O-R12] marks read notifications as seen and says in the reply which were unseen', async (t) => {
  const { api, host, count, list, tellHost } = await openSides(t);
  assert.equal(await count(host), 0);
  await tellHost('line 1');
  await tellHost('line 2');
  assert.equal(await count(host), 2);
  assert.deepEqual(
    (await list(host)).items.map(({ isSeen }) => isSeen),
    [false, false],
  );
  assert.equal(await count(host), 0);
  api.clock.advanceSeconds(60);
  await tellHost('line 3');
  assert.deepEqual(
    (await list(host)).items.map(({ isSeen }) => isSeen),
    [false, true, true],
  );
  const seen = await api.database.selectFrom('notification').select('seenAt').orderBy('id').execute();
  const secondsAgo = seen.map(({ seenAt }) => (api.clock.nowMs() - (seenAt?.getTime() ?? 0)) / 1000);
  assert.deepEqual(secondsAgo, [60, 60, 0], 'the time it was first seen stays');
});

test('[O-R12] marks nothing as seen when an operator reads', async (t) => {
  const { api, host, count, list, tellHost } = await openSides(t);
  await tellHost('line 1');
  const operator = await signIn(api, 'operator');
  assert.equal((await list(host, '', operator)).items.length, 1);
  assert.equal(await count(host), 1);
});

test('[A-50] lets only the receiver read and count', async (t) => {
  const { api, host, provider, tellHost } = await openSides(t);
  await tellHost('line 1');
  const strangers = [host, provider, await signIn(api, 'host')];
  for (const urlOf of [listUrl, countUrl]) {
    const readAs = async (receiverId: number, headers: Record<string, string>) =>
      outcomeOf(await call(api, 'GET', urlOf(receiverId), undefined, { headers }));
    assert.deepEqual(await readAs(host.accountId, {}), [401, 'session_has_expired']);
    for (const { headers } of strangers.slice(1))
      assert.deepEqual(await readAs(host.accountId, headers), [404, 'object_does_not_exist']);
    assert.deepEqual(await readAs(2_000_000_000, host.headers), [404, 'object_does_not_exist']);
  }
});

test('[O-R12] refuses invalid receivers, user types and pages', async (t) => {
  const { api, host } = await openSides(t);
  const { accountId } = host;
  for (const url of [
    listUrl('x'),
    listUrl(accountId, 4),
    `${listUrl(accountId)}?page=0`,
    countUrl(0),
    countUrl(accountId, 'User'),
  ])
    assert.equal((await call(api, 'GET', url, undefined, host)).statusCode, 400, url);
});

test('[A-67] lists the newest first in pages, in the same number of statements', async (t) => {
  const { api, host, count, list, tellHost } = await openSides(t);
  for (let line = 1; line <= 14; line += 1) await tellHost(`line ${line}`);
  const before = api.statements();
  const first = await list(host, '?page=1');
  assert.ok(api.statements() - before <= 4, 'budgets P20');
  assert.equal(first.total, 14);
  assert.equal(first.items.length, 12);
  assert.equal(await count(host), 2, 'the other pages stay unseen');
  const second = await list(host, '?page=2');
  assert.equal(second.items.length, 2);
  assert.deepEqual(await list(host, '?page=3'), { items: [], total: 14 });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  assert.deepEqual(
    ids,
    ids.toSorted((one, other) => other - one),
  );
  assert.equal((await list(host)).items.length, 14);
});

test('adds one entry for duplicate or concurrent notifications and none after a rollback', async (t) => {
  const { api, host, count, tellHost } = await openSides(t);
  await Promise.all(Array.from({ length: 5 }, () => tellHost('line 1')));
  assert.equal(await count(host), 1);
  await tellHost('line 1', { type: 'declined' });
  assert.equal(await count(host), 2);
  const undone = api.database.transaction().execute(async (transaction) => {
    const [entry] = await transaction.selectFrom('notification').selectAll().execute();
    assert.ok(entry);
    const { receiverId, senderId, eventId } = entry;
    const again = { receiverId, senderId, eventId, type: 'accepted' as const, about: 'line 2' };
    await notify(transaction, again, api.clock.nowMs());
    throw new Error('taken back');
  });
  await assert.rejects(undone, /taken back/);
  assert.equal(await count(host), 2);
});

test('deletes entries of half a year ago', async (t) => {
  const { api, host, list, tellHost } = await openSides(t);
  await api.jobs.runDue();
  await tellHost('line 1');
  api.clock.advanceSeconds(100 * 86_400);
  await tellHost('line 2');
  api.clock.advanceSeconds(81 * 86_400);
  await api.jobs.runDue();
  const again = await signIn(api, 'host', host.accountId);
  assert.equal((await list(again)).items.length, 1);
});
