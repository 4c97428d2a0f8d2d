import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { boundedWork } from '../../../bounded-work.ts';

export type PasswordHashes = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for nobody's password as for a wrong one, and never says yes to it. */
  readonly verify: (kept: string | null, password: string) => Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  readonly isOutdated: (kept: string) => boolean;
};

type Cost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** Argon2id with 19 MiB and two passes, the least that is recommended and some 16 ms of one core. */
const today: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The work runs on threads that files and addresses are looked up on as well: one of the four stays free. */
const mostThreads = 3;

/** Some five seconds of work for one core; who would have to wait longer is better told so. */
const mostWaiting = 300;

/** One core is left to everything else, so that a rush of sign-ins slows down sign-ins only. */
const inTurn = boundedWork({
  most: Math.max(1, Math.min(mostThreads, availableParallelism() - 1)),
  mostWaiting,
});

export function passwordHashes(cost: Cost = today): PasswordHashes {
  const nobodys = hashOfNobody(cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (kept, password) => {
      const isRight = await inTurn(() => verify(kept ?? nobodys, password));
      return isRight && kept !== null;
    },
    isOutdated: (kept) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(kept);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/** Has the form of a hash with these parameters, and costs the same to compare with; no password belongs to it. */
function hashOfNobody({ memoryCost, timeCost, parallelism }: Cost): string {
  const [salt, digest] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
