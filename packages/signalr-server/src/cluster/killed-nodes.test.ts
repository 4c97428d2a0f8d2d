import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCluster } from '../testing/cluster/open-cluster.ts';
import { openMember } from '../testing/cluster/open-member.ts';
import type { Member } from '../testing/cluster/open-member.ts';
import { numberedMessages } from '../testing/cluster/numbered-messages.ts';
import { sharedRedisUrl, whyNoRedis } from '../testing/redis.ts';

const skip = await whyNoRedis();

const messages = Number(process.env['CLUSTER_MESSAGES'] ?? 200);
/** A node is killed in each round, alternately. */
const rounds = Math.max(2, Math.ceil(messages / 250));
const perHalfRound = Math.ceil(messages / rounds / 2);

/** Since when a member is connected to a node: they must receive all messages from then on, until the node died. */
type Stay = { readonly node: string; readonly from: number; below?: number };

const groups = ['red', 'green', 'blue'];
const users = ['ana', 'ben', 'cleo'];
/** Messages sent while the node is killed: they may be delivered or not. */
const inFlight = ['one', 'two', 'three'];

test(
  'delivers everything in order across killed and restarted nodes, and everything since their return to members of a killed one',
  { skip },
  async (t) => {
    const cluster = await openCluster(t, sharedRedisUrl);
    const numbered = numberedMessages(groups, users);
    const open = async (index: number): Promise<Member & { readonly stays: Stay[] }> => {
      const stays: Stay[] = [];
      const member = await openMember(t, {
        port: cluster.doors[index % 2 === 0 ? 0 : 1].port,
        userId: users[index % users.length] ?? '',
        groups: groups.filter((_, place) => place !== index % groups.length),
        onJoined: (node) => stays.push({ node, from: numbered.count() }),
      });
      return { ...member, stays };
    };
    const members = await Promise.all(Array.from({ length: 8 }, (_, index) => open(index)));
    const lastOf = ({ stays }: (typeof members)[number]): Stay => stays.at(-1) ?? assert.fail();
    const owed = (member: (typeof members)[number]): string[] =>
      member.stays.flatMap(({ from, below }) => numbered.for(member, from, below));
    const haveAll = (): Promise<unknown> =>
      Promise.all(
        members.map((member) =>
          member.received.until((items) => owed(member).every((text) => items.includes(text))),
        ),
      );

    /** Reconnects through the member's own proxy, which leads to the killed node. */
    const goHome = async (member: (typeof members)[number]): Promise<void> => {
      const { connection, joined, stays } = member;
      lastOf(member).below = numbered.count();
      const visits = stays.length;
      await connection.stop();
      await connection.start();
      await joined.count(visits + 1);
    };

    for (let round = 0; round < rounds; round += 1) {
      const place = round % 2 === 0 ? 0 : 1;
      const victim = cluster.nodes[place];
      const survivor = cluster.nodes[1 - place] ?? assert.fail();
      await numbered.send(cluster.nodes, perHalfRound);
      await haveAll();

      const lost = members.filter((member) => lastOf(member).node === victim.name);
      const visits = lost.map(({ stays }) => stays.length);
      const stayed = members.filter((member) => !lost.includes(member));
      assert.deepEqual([lost.length, stayed.length], [members.length / 2, members.length / 2]);
      const ids = stayed.map(({ connection }) => connection.connectionId);
      for (const member of lost) lastOf(member).below = numbered.count();
      const unsure = inFlight.map((text) => `${round}: ${text}`);
      const [published] = await Promise.all([
        Promise.allSettled(unsure.map((text) => victim.send({ to: 'all', name: '', text, except: [] }))),
        numbered.send([survivor], perHalfRound),
        victim.kill(),
      ]);
      const sure = unsure.filter((_, index) => published[index]?.status === 'fulfilled');
      for (const { received } of stayed)
        await received.until((items) => sure.every((text) => items.includes(text)));
      await Promise.all(lost.map(({ joined }, index) => joined.count((visits[index] ?? 0) + 1)));
      await numbered.send([survivor], groups.length + users.length);
      await haveAll();
      assert.deepEqual(
        stayed.map(({ connection }) => connection.connectionId),
        ids,
        'who was at the other node has noticed nothing',
      );
      await cluster.restart(place);
      for (const member of lost) await goHome(member);
    }
    assert.ok(numbered.count() >= messages);
    for (const member of members) {
      const { items } = member.received;
      assert.equal(new Set(items).size, items.length, 'none twice');
      const heard = items.filter((text) => !text.includes(':'));
      const meant = numbered.for(member);
      assert.deepEqual(
        heard,
        meant.filter((text) => heard.includes(text)),
        'all in order, and none that was for others',
      );
    }
  },
);
