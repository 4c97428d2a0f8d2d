import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../../async/concurrency-limit.ts';

export type PasswordHashes = {
  readonly hash: (password: string) => Promise<string>;
  /** Returns false for a missing hash, after the same work as for a wrong password. */
  readonly verify: (storedHash: string | null, password: string) => Promise<boolean>;
  /** Whether a hash has other parameters than new ones. */
  readonly isOutdated: (storedHash: string) => boolean;
};

type Cost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** Argon2id with 19 MiB and two passes, the recommended minimum: about 16 ms of one core. */
const currentCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one of libuv's four threads to file system and DNS calls. */
const maxThreads = 3;

/** About five seconds of work for one core; further requests are refused. */
const maxWaiting = 300;

/** Leaves one core free, so that a rush of logins slows down logins only. */
const runLimited = createConcurrencyLimit({
  max: Math.max(1, Math.min(maxThreads, availableParallelism() - 1)),
  maxWaiting,
});

export function passwordHashes(cost: Cost = currentCost): PasswordHashes {
  const dummyHash = createDummyHash(cost);
  return {
    hash: (password) => runLimited(() => hash(password, cost)),
    verify: async (storedHash, password) => {
      const isRight = await runLimited(() => verify(storedHash ?? dummyHash, password));
      return isRight && storedHash !== null;
    },
    isOutdated: (storedHash) => {
      const { memoryCost, timeCost, parallelism } = parseOptions(storedHash);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/** Returns a hash that matches no password and costs the same to verify. */
function createDummyHash({ memoryCost, timeCost, parallelism }: Cost): string {
  const [salt, digest] = [16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`;
}
