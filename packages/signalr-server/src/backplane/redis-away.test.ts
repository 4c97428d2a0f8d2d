import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { Redis } from 'ioredis';
import type { HubEvent } from '../hub-events.ts';
import { againUntil } from '../testing/again-until.ts';
import { Inbox } from '../testing/inbox.ts';
import { openOwnRedis, whyNoRedisServer } from '../testing/redis.ts';
import type { OwnRedis } from '../testing/redis.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import type { Backplane, Broadcast } from './backplane.ts';
import { redisBackplane } from './redis-backplane.ts';
import type { RedisBackplaneOptions } from './redis-backplane.ts';

const skip = whyNoRedisServer();

const text = (json: string): Broadcast => ({ except: [], encoded: { json } });

/** Long for a responsive Redis, short for a test with an unresponsive one. */
const answersWithinMs = 1500;

function openNode(t: TestContext, given: RedisBackplaneOptions): Backplane {
  const backplane = redisBackplane({ answersWithinMs, ...given });
  t.after(backplane.close);
  return backplane;
}

async function listenTo(
  backplane: Backplane,
  channel: string,
  inbox = new Inbox<string>(),
): Promise<Inbox<string>> {
  await backplane.subscribe(channel, ({ encoded }) => inbox.take(String(encoded['json'])));
  return inbox;
}

const isPublished = (backplane: Backplane, channel: string, content: string): Promise<boolean> =>
  backplane.publish(channel, text(content)).then(
    () => true,
    () => false,
  );

/** Publishes until it is received. */
const sayUntilHeard = (
  t: TestContext,
  backplane: Backplane,
  channel: string,
  content: string,
  inbox: Inbox<string>,
): Promise<void> =>
  againUntil(t, async () => {
    await isPublished(backplane, channel, content);
    return inbox.items.includes(content);
  });

const administratorOf = (t: TestContext, { url }: OwnRedis): Redis => {
  const administrator = new Redis(url);
  t.after(() => administrator.disconnect());
  return administrator;
};

test(
  'fails to publish while Redis is unavailable, and restores subscriptions afterwards',
  { skip },
  async (t) => {
    const redis = await openOwnRedis(t);
    const seen = new Inbox<HubEvent>();
    const [one, other] = [
      openNode(t, { url: redis.url, observe: seen.take }),
      openNode(t, { url: redis.url }),
    ];
    const kept = await listenTo(one, 'kept');
    const left = await listenTo(one, 'left');
    await other.publish('kept', text('before'));
    await kept.count(1);

    await redis.stop();
    await seen.until((events) => events.some(({ is }) => is === 'failed'));
    await assert.rejects(one.publish('kept', text('meanwhile')));
    await assert.rejects(other.publish('kept', text('meanwhile')));
    await one.unsubscribe('left');
    const joined = new Inbox<string>();
    await assert.rejects(listenTo(one, 'joined', joined), 'delivery cannot be confirmed');

    await redis.start();
    await sayUntilHeard(t, other, 'kept', 'after', kept);
    await sayUntilHeard(t, other, 'joined', 'after', joined);
    assert.deepEqual([kept.items[0], kept.items[1], left.items], ['before', 'after', []]);
    await other.publish('left', text('after'));
    await other.publish('kept', text('end'));
    await kept.until((items) => items.at(-1) === 'end');
    assert.deepEqual(left.items, []);
  },
);

test('fails at once without waiting for Redis', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  const seen = new Inbox<HubEvent>();
  const node = openNode(t, {
    url: redis.url,
    connect: (url, settings) => new Redis(url, { ...settings, retryStrategy: () => 3_600_000 }),
    observe: seen.take,
  });
  await listenTo(node, 'all');
  await node.publish('all', text('before'));
  await redis.stop();
  await seen.count(1);
  await assert.rejects(node.publish('all', text('meanwhile')));
  await assert.rejects(listenTo(node, 'other'));
});

test('connects a node that started before Redis', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  await redis.stop();
  const node = openNode(t, { url: redis.url });
  const inbox = new Inbox<string>();
  const [published, subscribed] = await Promise.allSettled([
    node.publish('all', text('too early')),
    listenTo(node, 'all', inbox),
  ]);
  assert.deepEqual([published.status, subscribed.status], ['rejected', 'rejected']);
  await redis.start();
  await sayUntilHeard(t, node, 'all', 'hello', inbox);
  assert.ok(!inbox.items.includes('too early'));
});

test('disconnects from an unresponsive Redis and reconnects when it responds', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  const node = openNode(t, { url: redis.url, answersWithinMs: 200 });
  const inbox = await listenTo(node, 'all');
  redis.freeze();
  t.after(redis.thaw);
  await assert.rejects(node.publish('all', text('meanwhile')));
  redis.thaw();
  await sayUntilHeard(t, node, 'all', 'after', inbox);
});

test('detects an unresponsive Redis on a connection that only listens', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  const seen = new Inbox<HubEvent>();
  const node = openNode(t, { url: redis.url, answersWithinMs: 200, observe: seen.take });
  await listenTo(node, 'all');
  redis.freeze();
  t.after(redis.thaw);
  await seen.until((events) =>
    events.some((event) => event.is === 'failed' && /connection to Redis was lost/.test(String(event.error))),
  );
});

test(
  'delivers confirmed messages once and in order, however often the connection breaks',
  { skip },
  async (t) => {
    const redis = await openOwnRedis(t);
    const proxy = await openTcpProxy(t, { ports: () => [Number(new URL(redis.url).port)] });
    const listener = openNode(t, { url: redis.url });
    const speaker = openNode(t, { url: `redis://127.0.0.1:${proxy.port}` });
    const inbox = await listenTo(listener, 'all');

    const published: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      await againUntil(t, () => isPublished(speaker, 'all', `${round}: ready`));
      const numbers = Array.from({ length: 100 }, (_, index) => `${round}:${String(index).padStart(3, '0')}`);
      const answers = numbers.map((number) => isPublished(speaker, 'all', number));
      // Some are in transit, some answered, some not sent yet.
      setImmediate(() => setImmediate(proxy.cut));
      const arrived = await Promise.all(answers);
      published.push(...numbers.filter((_, index) => arrived[index]));
    }
    await sayUntilHeard(t, speaker, 'all', 'end', inbox);
    const heard = inbox.items.filter((item) => /:\d/.test(item));
    assert.deepEqual(heard, [...new Set(heard)].toSorted(), 'none twice, and all in order');
    assert.deepEqual(
      published.filter((number) => !heard.includes(number)),
      [],
      'no confirmed message is missing',
    );
  },
);

test('keeps subscriptions when the connection breaks before they are confirmed', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  let cuts = 0;
  const proxy = await openTcpProxy(t, {
    ports: () => [Number(new URL(redis.url).port)],
    lets: (data) => {
      if (cuts === 0 || !data.includes('subscribe')) return true;
      cuts -= 1;
      return false;
    },
  });
  const listener = openNode(t, { url: `redis://127.0.0.1:${proxy.port}` });
  const speaker = openNode(t, { url: redis.url });
  const inboxes = await Promise.all(['a', 'b', 'c'].map((channel) => listenTo(listener, channel)));
  cuts = 3;
  proxy.cut();
  await againUntil(t, () => cuts === 0);
  for (const [index, channel] of ['a', 'b', 'c'].entries()) {
    await sayUntilHeard(t, speaker, channel, 'hello', inboxes[index] ?? assert.fail());
  }
});

test('unsubscribes from channels without listeners', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  const node = openNode(t, { url: redis.url });
  await listenTo(node, 'left');
  await listenTo(node, 'kept');
  await node.unsubscribe('left');
  await Promise.all([listenTo(node, 'hardly joined'), node.unsubscribe('hardly joined')]);
  assert.deepEqual(await administratorOf(t, redis).pubsub('CHANNELS'), ['signalr:kept']);
});

test('reports an invalid message and delivers the next one', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  const seen = new Inbox<HubEvent>();
  const node = openNode(t, { url: redis.url, prefix: 'mine', observe: seen.take });
  const stranger = openNode(t, { url: redis.url, prefix: 'other' });
  const inbox = await listenTo(node, 'all');
  const administrator = administratorOf(t, redis);
  for (const garbage of ['', '{"except":[]}', Buffer.from([1, 0xff, 0xff, 0xff, 0xff, 0x7f])]) {
    await administrator.publish('mine:all', garbage);
  }
  await stranger.publish('all', text('of another product'));
  await node.publish('all', text('hello'));
  await inbox.count(1);
  assert.deepEqual(inbox.items, ['hello']);
  assert.equal(seen.items.length, 3);
  assert.match(
    JSON.stringify(seen.items.map((event) => event.is === 'failed' && String(event.error))),
    /no broadcast/,
  );
});

test('rejects a channel that Redis refuses, and keeps the others', { skip }, async (t) => {
  const redis = await openOwnRedis(t);
  await administratorOf(t, redis).call('ACL', 'SETUSER', 'node', 'on', '>secret', '+@all', '&signalr:mine:*');
  const url = redis.url.replace('redis://', 'redis://node:secret@');
  const node = openNode(t, { url });
  const inbox = await listenTo(node, 'mine:all');
  await assert.rejects(listenTo(node, 'yours:all'), /NOPERM|permission/);
  await node.publish('mine:all', text('hello'));
  await inbox.count(1);
});
