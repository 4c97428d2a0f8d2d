import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Stripe } from 'stripe';
import type { Clock } from '../clock/shared-clock.ts';
import { createOperationContext } from './operation-context.ts';
import type { OperationContext } from './operation-context.ts';
import { settleDue } from './settle-due.ts';
import { hasDueChange } from './store/account.repository.ts';
import { inTransaction } from './store/in-transaction.ts';

/** An account of the card provider, authorized by its secret key. */
export type AccountOperations = {
  readonly account: string;
  readonly nowSeconds: () => number;
  /** Runs an operation in a transaction, after all due changes. */
  readonly run: <Done>(
    work: (context: OperationContext, client: PoolClient) => Promise<Done>,
  ) => Promise<Done>;
  /** Applies all due changes. */
  readonly settle: () => Promise<void>;
};

type Options = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secretKey: string;
  /** Returns the address at which users reach `/sandbox`; called for every link. */
  readonly pagesUrl: () => string;
  /** Called when there may be webhooks to send. */
  readonly onDone: () => void;
};

/** The API version of the events and of our types. */
const apiVersion = '2026-08-26.dahlia' satisfies typeof Stripe.API_VERSION;

export function openAccountOperations({
  pool,
  clock,
  secretKey,
  pagesUrl,
  onDone,
}: Options): AccountOperations {
  const account = `acct_${createHash('sha256').update(secretKey).digest('hex').slice(0, 16)}`;
  const nowSeconds = (): number => Math.floor(clock.nowMs() / 1000);
  const contextOf = (client: PoolClient): OperationContext =>
    createOperationContext(client, { account, apiVersion, nowSeconds: nowSeconds(), pagesUrl: pagesUrl() });
  const settle = async (): Promise<void> => {
    if (!(await hasDueChange(pool, account, nowSeconds()))) return;
    await inTransaction(pool, (client) => settleDue(contextOf(client)));
    onDone();
  };
  return {
    account,
    nowSeconds,
    run: async (work) => {
      await settle();
      const done = await inTransaction(pool, (client) => work(contextOf(client), client));
      onDone();
      return done;
    },
    settle,
  };
}
