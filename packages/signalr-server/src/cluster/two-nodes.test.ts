import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCluster } from '../testing/cluster/open-cluster.ts';
import { openMember } from '../testing/cluster/open-member.ts';
import { sharedRedisUrl, whyNoRedis } from '../testing/redis.ts';

const skip = await whyNoRedis();

test('over two nodes with one Redis', { skip }, async (t) => {
  const { nodes, doors } = await openCluster(t, sharedRedisUrl);
  const [north, south] = nodes;

  await t.test('a client negotiates at one node and is served by the other', async (here) => {
    const { connection } = await openMember(here, { port: doors[1].port, userId: 'ana' });
    assert.equal(await connection.invoke('Where'), 'south');
    assert.match(connection.connectionId ?? '', /^[\w-]{22}$/);
  });

  await t.test(
    'clients are told by either node, as all, as a group, as a user, and but for those left out',
    async (here) => {
      const at = (port: number, userId: string, groups: string[]) =>
        openMember(here, { port, userId, groups });
      const [ana, alsoAna, ben] = await Promise.all([
        at(north.port, 'ana', ['red']),
        at(south.port, 'ana', ['blue']),
        at(south.port, 'ben', ['red', 'blue']),
      ]);
      const leftOut = ana.connection.connectionId ?? assert.fail();
      for (const node of nodes) {
        const text = (content: string): string => `${node.name}: ${content}`;
        await node.tell({ to: 'all', name: '', text: text('all'), except: [] });
        await node.tell({ to: 'all', name: '', text: text('others'), except: [leftOut] });
        await node.tell({ to: 'group', name: 'red', text: text('red'), except: [] });
        await node.tell({ to: 'group', name: 'red', text: text('other red'), except: [leftOut] });
        await node.tell({ to: 'user', name: 'ana', text: text('ana'), except: [] });
        await node.tell({ to: 'user', name: 'nobody', text: text('nobody'), except: [] });
        await node.tell({ to: 'all', name: '', text: text('end'), except: [] });
      }
      const ofBoth = (...contents: string[]): string[] =>
        ['north', 'south'].flatMap((name) => contents.map((content) => `${name}: ${content}`));
      const members = [
        { member: ana, hears: ofBoth('all', 'red', 'ana', 'end') },
        { member: alsoAna, hears: ofBoth('all', 'others', 'ana', 'end') },
        { member: ben, hears: ofBoth('all', 'others', 'red', 'other red', 'end') },
      ];
      for (const { member, hears } of members) {
        await member.told.until((items) => items.includes('south: end'));
        assert.deepEqual(member.told.items, hears);
      }
    },
  );

  await t.test(
    'who leaves a group at one node is not told any more by the other, and is when they join again',
    async (here) => {
      const { connection, told } = await openMember(here, { port: north.port, userId: 'ana' });
      const tell = (text: string): Promise<void> =>
        south.tell({ to: 'group', name: 'red', text, except: [] });
      await tell('before');
      await connection.invoke('Join', 'red');
      await tell('inside');
      await connection.invoke('Leave', 'red');
      await tell('outside');
      await connection.invoke('Join', 'red');
      await tell('inside again');
      await told.until((items) => items.includes('inside again'));
      assert.deepEqual(told.items, ['inside', 'inside again']);
    },
  );
});
