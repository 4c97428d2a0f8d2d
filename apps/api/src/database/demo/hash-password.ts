import { hash } from '@node-rs/argon2';

/** Argon2id as for everybody (19 MiB, two passes); should the product ask for more one day, a sign-in hashes anew. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
