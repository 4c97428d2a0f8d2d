import type { PoolClient } from 'pg';

export type StoredAnswer = { readonly request: string; readonly answer: object | null };

type Key = {
  readonly account: string;
  readonly key: string;
  /** The request: a key is valid for one request only. */
  readonly request: string;
  readonly nowSeconds: number;
};

/** Replies are kept for a day; afterwards a key can be reused. */
const keptSeconds = 86_400;

export const answerRepository = (client: PoolClient) => ({
  /** Takes a key, waiting for a call that is at work with it. Answers what the key was used for, if it was. */
  take: async ({ account, key, request, nowSeconds }: Key): Promise<StoredAnswer | undefined> => {
    await client.query(
      'delete from sandbox.stripe_answer where account = $1 and key = $2 and at_seconds <= $3',
      [account, key, nowSeconds - keptSeconds],
    );
    const taken = await client.query(
      `insert into sandbox.stripe_answer (account, key, request, at_seconds) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [account, key, request, nowSeconds],
    );
    if (taken.rowCount === 1) return undefined;
    const { rows } = await client.query<StoredAnswer>(
      'select request, answer from sandbox.stripe_answer where account = $1 and key = $2',
      [account, key],
    );
    return rows[0];
  },

  keep: async (account: string, key: string, answer: object): Promise<void> => {
    await client.query('update sandbox.stripe_answer set answer = $3 where account = $1 and key = $2', [
      account,
      key,
      JSON.stringify(answer),
    ]);
  },
});
