import type { Member } from './open-member.ts';
import type { Node } from './open-node.ts';

export type Telling = {
  readonly text: string;
  readonly to: 'all' | 'group' | 'user';
  readonly name: string;
};

/** How many are on their way at once. */
const inOneBreath = 5;

/** Numbered messages, to groups and users in turn. */
export function tellings(groups: readonly string[], users: readonly string[]) {
  const all: Telling[] = [];
  const audiences = [
    ...groups.map((name) => ({ to: 'group', name }) as const),
    ...users.map((name) => ({ to: 'user', name }) as const),
  ];
  const next = (): Telling => {
    const audience = audiences[all.length % audiences.length] ?? { to: 'all', name: '' };
    const telling = { text: String(all.length), ...audience };
    all.push(telling);
    return telling;
  };
  return {
    /** The number of the next message. */
    count: () => all.length,
    /** Of the messages from a number on, and below another, those that are for a member. */
    for: ({ userId, groups: joined }: Member, from = 0, below = all.length): string[] =>
      all
        .slice(from, below)
        .filter(({ to, name }) => to === 'all' || (to === 'user' ? name === userId : joined.includes(name)))
        .map(({ text }) => text),
    /** Done when Redis has them all; the nodes take turns. */
    tell: async (nodes: readonly [Node, ...Node[]], count: number): Promise<void> => {
      for (let left = count, turn = 0; left > 0; left -= inOneBreath, turn += 1) {
        const node = nodes[turn % nodes.length] ?? nodes[0];
        const breath = Array.from({ length: Math.min(left, inOneBreath) }, next);
        await Promise.all(breath.map((telling) => node.tell({ ...telling, except: [] })));
      }
    },
  };
}
