import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { HubEvent } from '../hub-events.ts';
import { Inbox } from '../testing/inbox.ts';
import { sharedRedisUrl, whyNoRedis } from '../testing/redis.ts';
import type { Backplane, Broadcast } from './backplane.ts';
import { memoryBackplane, memoryBus } from './memory-backplane.ts';
import { redisBackplane } from './redis-backplane.ts';

type World = {
  readonly seen: HubEvent[];
  /** Adds a node to the same backplane. */
  readonly node: () => Backplane;
};

function inMemory(t: TestContext): World {
  const bus = memoryBus();
  const seen: HubEvent[] = [];
  const node = (): Backplane => {
    const backplane = memoryBackplane({ bus, observe: (event) => seen.push(event) });
    t.after(backplane.close);
    return backplane;
  };
  return { seen, node };
}

function inRedis(t: TestContext): World {
  const prefix = randomUUID();
  const seen: HubEvent[] = [];
  const node = (): Backplane => {
    const backplane = redisBackplane({ url: sharedRedisUrl, prefix, observe: (event) => seen.push(event) });
    t.after(backplane.close);
    return backplane;
  };
  return { seen, node };
}

const text = (json: string, except: readonly string[] = []): Broadcast => ({ except, encoded: { json } });

/** Subscribes and collects the texts. */
async function textsOf(backplane: Backplane, channel: string): Promise<Inbox<string>> {
  const inbox = new Inbox<string>();
  await backplane.subscribe(channel, ({ encoded }) => inbox.take(String(encoded['json'])));
  return inbox;
}

const places = [
  { where: 'in memory', open: inMemory, skip: false },
  { where: 'over Redis', open: inRedis, skip: await whyNoRedis() },
] as const;

for (const { where, open, skip } of places) {
  const withWorld = (title: string, body: (world: World) => Promise<void>): void => {
    test(`${where} ${title}`, { skip }, (t) => body(open(t)));
  };

  withWorld(
    'what is published arrives whole at every node that listens, the publisher too',
    async (world) => {
      const nodes = [world.node(), world.node(), world.node()] as const;
      const inboxes = nodes.map(() => new Inbox<Broadcast>());
      const listening = nodes.map((node, index) =>
        node.subscribe('all', (came) => inboxes[index]?.take(came)),
      );
      await Promise.all(listening);
      const broadcast: Broadcast = {
        except: ['one', 'Ä'],
        encoded: { json: '{"say":"日本"}\u001E', messagepack: Buffer.from([0, 200, 10, 13]) },
      };
      await nodes[1].publish('all', broadcast);
      for (const inbox of inboxes) {
        await inbox.count(1);
        assert.deepEqual(inbox.items, [broadcast]);
      }
    },
  );

  withWorld(
    'all nodes get what one node publishes in the order of publishing, over all channels',
    async (world) => {
      const nodes = [world.node(), world.node()] as const;
      const inboxes = nodes.map(() => new Inbox<string>());
      const channels = ['group:a', 'user:b', 'all'];
      const listening = nodes.flatMap((node, index) =>
        channels.map((channel) =>
          node.subscribe(channel, ({ encoded }) => inboxes[index]?.take(String(encoded['json']))),
        ),
      );
      await Promise.all(listening);
      const numbers = Array.from({ length: 600 }, (_, index) => index);
      const published = numbers.map((number) =>
        nodes[number % 2 === 0 ? 0 : 1].publish(channels[number % 3] ?? 'all', text(String(number))),
      );
      await Promise.all(published);
      for (const inbox of inboxes) {
        await inbox.count(numbers.length);
        for (const parity of [0, 1]) {
          const ofNode = inbox.items.map(Number).filter((number) => number % 2 === parity);
          assert.deepEqual(
            ofNode,
            numbers.filter((number) => number % 2 === parity),
          );
        }
      }
    },
  );

  withWorld('matches channels by their exact name, with any characters', async (world) => {
    const [one, other] = [world.node(), world.node()];
    const names = ['group:*', 'group:a', 'group:[ab]', 'group:Ä 日本', 'group:', 'group:a '];
    const inboxes = await Promise.all(names.map((name) => textsOf(one, name)));
    for (const name of names) await other.publish(name, text(name));
    await other.publish('group:b', text('no listener'));
    for (const name of names) await other.publish(name, text('end'));
    for (const [index, inbox] of inboxes.entries()) {
      await inbox.count(2);
      assert.deepEqual(inbox.items, [names[index], 'end']);
    }
  });

  withWorld('stops delivering to a listener that unsubscribed, and not to others', async (world) => {
    const [one, other] = [world.node(), world.node()];
    const left = await textsOf(one, 'group:a');
    const stayed = await textsOf(other, 'group:a');
    const last = await textsOf(one, 'last');
    await one.unsubscribe('group:a');
    await one.unsubscribe('group:never joined');
    await other.publish('group:a', text('too late'));
    await other.publish('last', text('end'));
    await last.count(1);
    assert.deepEqual(left.items, []);
    await stayed.count(1);
  });

  withWorld(
    'who joins and leaves in one breath is in the end where the last call left them',
    async (world) => {
      const [one, other] = [world.node(), world.node()];
      const [first, second, third] = [new Inbox<Broadcast>(), new Inbox<Broadcast>(), new Inbox<Broadcast>()];
      await Promise.all([
        one.subscribe('stays', first.take),
        one.unsubscribe('stays'),
        one.subscribe('stays', second.take),
        one.subscribe('goes', third.take),
        one.unsubscribe('goes'),
      ]);
      await other.publish('goes', text('no listener'));
      await other.publish('stays', text('hello'));
      await second.count(1);
      assert.deepEqual([first.items, third.items], [[], []]);
    },
  );

  withWorld('refuses a second listener of a channel', async (world) => {
    const node = world.node();
    const first = await textsOf(node, 'all');
    await assert.rejects(
      node.subscribe('all', () => undefined),
      /all already has a listener/,
    );
    await node.publish('all', text('hello'));
    await first.count(1);
  });

  withWorld('reports a listener that throws, and loses no message', async (world) => {
    const [one, other] = [world.node(), world.node()];
    const wrong = new Error('The listener is wrong.');
    let heard = 0;
    await one.subscribe('all', () => {
      heard += 1;
      throw wrong;
    });
    const inbox = await textsOf(other, 'all');
    const last = await textsOf(one, 'last');
    await other.publish('all', text('first'));
    await other.publish('all', text('second'));
    await other.publish('last', text('end'));
    await Promise.all([inbox.count(2), last.count(1)]);
    assert.equal(heard, 2);
    const failed: HubEvent = { is: 'failed', where: 'backplane', error: wrong };
    assert.deepEqual(world.seen, [failed, failed]);
  });

  withWorld('delivers what a listener publishes after the current message, to all nodes', async (world) => {
    const [one, other] = [world.node(), world.node()];
    const [first, second] = [new Inbox<string>(), new Inbox<string>()];
    await one.subscribe('room', ({ encoded }) => {
      first.take(String(encoded['json']));
      if (encoded['json'] === 'question') void one.publish('room', text('answer'));
    });
    await other.subscribe('room', ({ encoded }) => second.take(String(encoded['json'])));
    await other.publish('room', text('question'));
    for (const inbox of [first, second]) {
      await inbox.count(2);
      assert.deepEqual(inbox.items, ['question', 'answer']);
    }
  });

  withWorld('lets a node publish before anything else', async (world) => {
    const inbox = await textsOf(world.node(), 'all');
    await world.node().publish('all', text('hello'));
    await inbox.count(1);
  });

  withWorld('delivers a message of a megabyte', async (world) => {
    const [one, other] = [world.node(), world.node()];
    const inbox = await textsOf(one, 'all');
    const large = 'ä'.repeat(500_000);
    await other.publish('all', text(large));
    await inbox.count(1);
    assert.ok(inbox.items[0] === large);
  });

  withWorld(
    'a node that is closed hears and says nothing, and closing it again does no harm',
    async (world) => {
      const [one, other] = [world.node(), world.node()];
      const closed = await textsOf(one, 'all');
      const stayed = await textsOf(other, 'all');
      await one.close();
      await one.close();
      await assert.rejects(one.publish('all', text('from the dead')));
      await assert.rejects(one.subscribe('other', () => undefined));
      await one.unsubscribe('all');
      await other.publish('all', text('hello'));
      await stayed.count(1);
      assert.deepEqual([closed.items, stayed.items], [[], ['hello']]);
      assert.deepEqual(world.seen, []);
    },
  );
}
