import assert from 'node:assert/strict';
import { test } from 'node:test';
import { againUntil } from '../testing/again-until.ts';
import { openCluster } from '../testing/cluster/open-cluster.ts';
import type { Node } from '../testing/cluster/open-node.ts';
import { openMember } from '../testing/cluster/open-member.ts';
import { tellings } from '../testing/cluster/tellings.ts';
import { openOwnRedis, whyNoRedisServer } from '../testing/redis.ts';

test(
  'Redis goes and comes back: connections live on and are served meanwhile, then all are told again',
  { skip: whyNoRedisServer() },
  async (t) => {
    const redis = await openOwnRedis(t);
    const { nodes } = await openCluster(t, redis.url);
    const said = tellings(['red'], ['ana', 'ben']);
    const members = await Promise.all(
      nodes.flatMap(({ port }) =>
        ['ana', 'ben'].map((userId) => openMember(t, { port, userId, groups: ['red'] })),
      ),
    );
    const ids = members.map(({ connection }) => connection.connectionId);
    const tellAll = (node: Node, text: string): Promise<void> =>
      node.tell({ to: 'all', name: '', text, except: [] });
    const isOwed = (text: string): boolean => /^\d+$/.test(text);

    await said.tell(nodes, 30);
    await Promise.all(members.map((member) => member.told.count(said.for(member).length)));
    await redis.stop();
    for (const node of nodes) await assert.rejects(tellAll(node, 'meanwhile'));
    for (const { connection } of members) assert.match(await connection.invoke('Where'), /north|south/);

    const latecomer = await openMember(t, { port: nodes[0].port, userId: 'cleo', groups: ['red'] });

    await redis.start();
    for (const node of nodes) {
      await againUntil(t, async () => {
        await tellAll(node, `from ${node.name}`).catch(() => undefined);
        return [...members, latecomer].every(({ told }) => told.items.includes(`from ${node.name}`));
      });
    }
    const before = said.count();
    await said.tell(nodes, 30);
    for (const member of members) {
      const owed = said.for(member, before);
      await member.told.until((items) => items.includes(owed.at(-1) ?? assert.fail()));
      assert.deepEqual(member.told.items.filter(isOwed), said.for(member), 'everything in order');
      assert.ok(!member.told.items.includes('meanwhile'));
    }
    const owed = said.for(latecomer, before);
    await latecomer.told.until((items) => items.includes(owed.at(-1) ?? assert.fail()));
    assert.deepEqual(latecomer.told.items.filter(isOwed), owed);
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
