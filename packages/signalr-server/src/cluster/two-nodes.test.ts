import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCluster } from '../testing/cluster/open-cluster.ts';
import { openMember } from '../testing/cluster/open-member.ts';
import { sharedRedisUrl, whyNoRedis } from '../testing/redis.ts';

const skip = await whyNoRedis();

test('over two nodes with one Redis', { skip }, async (t) => {
  const { nodes, doors } = await openCluster(t, sharedRedisUrl);
  const [north, south] = nodes;

  await t.test('serves a client that negotiated at the other node', async (here) => {
    const { connection } = await openMember(here, { port: doors[1].port, userId: 'ana' });
    assert.equal(await connection.invoke('Where'), 'south');
    assert.match(connection.connectionId ?? '', /^[\w-]{22}$/);
  });

  await t.test('broadcasts from either node to all, a group or a user, with exclusions', async (here) => {
    const at = (port: number, userId: string, groups: string[]) => openMember(here, { port, userId, groups });
    const [ana, alsoAna, ben] = await Promise.all([
      at(north.port, 'ana', ['red']),
      at(south.port, 'ana', ['blue']),
      at(south.port, 'ben', ['red', 'blue']),
    ]);
    const leftOut = ana.connection.connectionId ?? assert.fail();
    for (const node of nodes) {
      const text = (content: string): string => `${node.name}: ${content}`;
      await node.send({ to: 'all', name: '', text: text('all'), except: [] });
      await node.send({ to: 'all', name: '', text: text('others'), except: [leftOut] });
      await node.send({ to: 'group', name: 'red', text: text('red'), except: [] });
      await node.send({ to: 'group', name: 'red', text: text('other red'), except: [leftOut] });
      await node.send({ to: 'user', name: 'ana', text: text('ana'), except: [] });
      await node.send({ to: 'user', name: 'unknown', text: text('unknown'), except: [] });
      await node.send({ to: 'all', name: '', text: text('end'), except: [] });
    }
    const ofBoth = (...contents: string[]): string[] =>
      ['north', 'south'].flatMap((name) => contents.map((content) => `${name}: ${content}`));
    const members = [
      { member: ana, hears: ofBoth('all', 'red', 'ana', 'end') },
      { member: alsoAna, hears: ofBoth('all', 'others', 'ana', 'end') },
      { member: ben, hears: ofBoth('all', 'others', 'red', 'other red', 'end') },
    ];
    for (const { member, hears } of members) {
      await member.received.until((items) => items.includes('south: end'));
      assert.deepEqual(member.received.items, hears);
    }
  });

  await t.test('applies leaving and rejoining a group across nodes', async (here) => {
    const { connection, received } = await openMember(here, { port: north.port, userId: 'ana' });
    const witness = await openMember(here, { port: north.port, userId: 'ben' });
    await witness.connection.invoke('Join', 'red');
    // Waits until the message has reached the node, so that a later join cannot overtake it.
    const send = async (text: string): Promise<void> => {
      await south.send({ to: 'group', name: 'red', text, except: [] });
      await witness.received.until((items) => items.includes(text));
    };
    await send('before');
    await connection.invoke('Join', 'red');
    await send('inside');
    await connection.invoke('Leave', 'red');
    await send('outside');
    await connection.invoke('Join', 'red');
    await send('inside again');
    await received.until((items) => items.includes('inside again'));
    assert.deepEqual(received.items, ['inside', 'inside again']);
  });
});
