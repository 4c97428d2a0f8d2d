import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againUntil } from '../testing/again-until.ts';
import { openCluster } from '../testing/cluster/open-cluster.ts';
import type { Node } from '../testing/cluster/open-node.ts';
import { openMember } from '../testing/cluster/open-member.ts';
import { numberedMessages } from '../testing/cluster/numbered-messages.ts';
import { openOwnRedis, whyNoRedisServer } from '../testing/redis.ts';

test(
  'keeps and serves connections while Redis is down, and broadcasts again afterwards',
  { skip: whyNoRedisServer() },
  async (t) => {
    const redis = await openOwnRedis(t);
    const { nodes } = await openCluster(t, redis.url);
    const numbered = numberedMessages(['red'], ['ana', 'ben']);
    const members = await Promise.all(
      nodes.flatMap(({ port }) =>
        ['ana', 'ben'].map((userId) => openMember(t, { port, userId, groups: ['red'] })),
      ),
    );
    const ids = members.map(({ connection }) => connection.connectionId);
    const tellAll = (node: Node, text: string): Promise<void> =>
      node.send({ to: 'all', name: '', text, except: [] });
    const isOwed = (text: string): boolean => /^\d+$/.test(text);

    await numbered.send(nodes, 30);
    await Promise.all(members.map((member) => member.received.count(numbered.for(member).length)));
    await redis.stop();
    for (const node of nodes) await assert.rejects(tellAll(node, 'meanwhile'));
    for (const { connection } of members) assert.match(await connection.invoke('Where'), /north|south/);

    const latecomer = await openMember(t, { port: nodes[0].port, userId: 'cleo', groups: ['red'] });

    await redis.start();
    for (const node of nodes) {
      await againUntil(t, async () => {
        await tellAll(node, `from ${node.name}`).catch(() => undefined);
        return [...members, latecomer].every(({ received }) => received.items.includes(`from ${node.name}`));
      });
    }
    const before = numbered.count();
    await numbered.send(nodes, 30);
    for (const member of members) {
      const owed = numbered.for(member, before);
      await member.received.until((items) => items.includes(owed.at(-1) ?? assert.fail()));
      assert.deepEqual(member.received.items.filter(isOwed), numbered.for(member), 'everything in order');
      assert.ok(!member.received.items.includes('meanwhile'));
    }
    const owed = numbered.for(latecomer, before);
    await latecomer.received.until((items) => items.includes(owed.at(-1) ?? assert.fail()));
    assert.deepEqual(latecomer.received.items.filter(isOwed), owed);
    assert.deepEqual(
      members.map(({ connection }) => connection.connectionId),
      ids,
    );
    assert.deepEqual(
      members.map(({ joined }) => joined.items.length),
      [1, 1, 1, 1],
    );
  },
);
