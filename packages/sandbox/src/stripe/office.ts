import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Stripe } from 'stripe';
import type { Clock } from '../clock/shared-clock.ts';
import { openDesk } from './desk.ts';
import type { Desk } from './desk.ts';
import { settleDue } from './settle-due.ts';
import { hasDueChange } from './store/account.repository.ts';
import { inTransaction } from './store/in-transaction.ts';

/** One account of the card provider: whoever has its secret key may act for it. */
export type Office = {
  readonly account: string;
  readonly nowSeconds: () => number;
  /** Does one thing in one transaction, after everything that has changed by itself since. */
  readonly atDesk: <Done>(work: (desk: Desk, client: PoolClient) => Promise<Done>) => Promise<Done>;
  /** Has everything happen that is due by the clock. */
  readonly settle: () => Promise<void>;
};

type Options = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secretKey: string;
  /** The address of `/sandbox` as people reach it; asked at the time of use. */
  readonly pagesUrl: () => string;
  /** Something may have happened that webhooks tell of. */
  readonly onDone: () => void;
};

/** What the events look like: the version that our copy of the types is of. */
const apiVersion = '2026-08-26.dahlia' satisfies typeof Stripe.API_VERSION;

export function openOffice({ pool, clock, secretKey, pagesUrl, onDone }: Options): Office {
  const account = `acct_${createHash('sha256').update(secretKey).digest('hex').slice(0, 16)}`;
  const nowSeconds = (): number => Math.floor(clock.nowMs() / 1000);
  const deskOf = (client: PoolClient): Desk =>
    openDesk(client, { account, apiVersion, nowSeconds: nowSeconds(), pagesUrl: pagesUrl() });
  const settle = async (): Promise<void> => {
    if (!(await hasDueChange(pool, account, nowSeconds()))) return;
    await inTransaction(pool, (client) => settleDue(deskOf(client)));
    onDone();
  };
  return {
    account,
    nowSeconds,
    atDesk: async (work) => {
      await settle();
      const done = await inTransaction(pool, (client) => work(deskOf(client), client));
      onDone();
      return done;
    },
    settle,
  };
}
