import type { Member } from './open-member.ts';
import type { Node } from './open-node.ts';

export type NumberedMessage = {
  readonly text: string;
  readonly to: 'all' | 'group' | 'user';
  readonly name: string;
};

/** The number of concurrent messages. */
const concurrentMessages = 5;

/** Numbered messages, to groups and users in turn. */
export function numberedMessages(groups: readonly string[], users: readonly string[]) {
  const all: NumberedMessage[] = [];
  const audiences = [
    ...groups.map((name) => ({ to: 'group', name }) as const),
    ...users.map((name) => ({ to: 'user', name }) as const),
  ];
  const next = (): NumberedMessage => {
    const audience = audiences[all.length % audiences.length] ?? { to: 'all', name: '' };
    const message = { text: String(all.length), ...audience };
    all.push(message);
    return message;
  };
  return {
    /** The number of the next message. */
    count: () => all.length,
    /** Returns a member's messages within a range of numbers. */
    for: ({ userId, groups: joined }: Member, from = 0, below = all.length): string[] =>
      all
        .slice(from, below)
        .filter(({ to, name }) => to === 'all' || (to === 'user' ? name === userId : joined.includes(name)))
        .map(({ text }) => text),
    /** Resolves when Redis has all of them; nodes alternate. */
    send: async (nodes: readonly [Node, ...Node[]], count: number): Promise<void> => {
      for (let left = count, turn = 0; left > 0; left -= concurrentMessages, turn += 1) {
        const node = nodes[turn % nodes.length] ?? nodes[0];
        const batch = Array.from({ length: Math.min(left, concurrentMessages) }, next);
        await Promise.all(batch.map((message) => node.send({ ...message, except: [] })));
      }
    },
  };
}
