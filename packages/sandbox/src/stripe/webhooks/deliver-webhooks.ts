import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Clock } from '../../clock/shared-clock.ts';
import type { AccountOperations } from '../account-operations.ts';
import { hasWork } from '../store/account.repository.ts';
import { deliveryRepository } from '../store/delivery.repository.ts';
import type { Delivery } from '../store/delivery.repository.ts';
import { signMessage } from './sign-message.ts';

type Deps = {
  readonly pool: Pool;
  readonly operations: Pick<AccountOperations, 'account' | 'nowSeconds' | 'settle'>;
  readonly webhookSecret: string;
  /** Signatures carry real time: how long a message travels has nothing to do with the product's clock. */
  readonly realClock: Clock;
  readonly webhookUrl: () => string;
  readonly onTrouble: (reason: unknown) => void;
};

export type Deliverer = {
  /** Sends all due webhooks and returns how many arrived, once no other process is sending. */
  readonly deliverDue: () => Promise<number>;
  /** Sends due webhooks soon, without a caller waiting for it. */
  readonly deliverSoon: () => void;
  /** Starts to send due webhooks every second. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

const intervalMs = 1000;
const timeoutMs = 10_000;
const firstPauseSeconds = 10;
const longestPauseSeconds = 6 * 3600;
/** Webhooks that have not arrived after three days are given up. */
const givenUpAfterSeconds = 3 * 86_400;

export function openDeliverer(deps: Deps): Deliverer {
  const { pool, operations, onTrouble } = deps;
  const deliveries = deliveryRepository(pool, operations.account);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const deliverAll = async (): Promise<number> => {
    let arrived = 0;
    if (!(await hasWork(pool, operations.account, operations.nowSeconds()))) return arrived;
    await operations.settle();
    while (!stopping.signal.aborted) {
      const delivery = await deliveries.takeDue(operations.nowSeconds());
      if (delivery !== undefined) arrived += (await deliver(delivery)) ? 1 : 0;
      else if (await deliveries.isUnderWay(operations.nowSeconds())) await wait(20);
      else break;
    }
    return arrived;
  };
  const deliver = async (delivery: Delivery): Promise<boolean> => {
    const { id, tries, createdAtSeconds } = delivery;
    const hasArrived = await sendEvent(delivery, deps, stopping.signal);
    const age = operations.nowSeconds() - createdAtSeconds;
    if (hasArrived || age > givenUpAfterSeconds) await deliveries.remove(id);
    else await deliveries.postpone(id, operations.nowSeconds() + pauseSeconds(tries));
    return hasArrived;
  };

  // Runs rounds in sequence, so that a caller knows that all earlier webhooks were sent.
  let lastRound: Promise<unknown> = Promise.resolve();
  const deliverDue = (): Promise<number> => {
    const round = lastRound.then(deliverAll);
    lastRound = round.catch(() => undefined);
    return round;
  };
  let isWanted = false;
  const deliverSoon = (): void => {
    if (isWanted || stopping.signal.aborted) return;
    isWanted = true;
    setImmediate(() => {
      isWanted = false;
      if (!stopping.signal.aborted) deliverDue().catch(onTrouble);
    });
  };
  return {
    deliverDue,
    deliverSoon,
    start: () => {
      timer = setInterval(deliverSoon, intervalMs).unref();
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await lastRound;
    },
  };
}

const pauseSeconds = (tries: number): number =>
  Math.min(firstPauseSeconds * 4 ** (tries - 1), longestPauseSeconds);

/** Sends a webhook and returns whether the product accepted it; any status but 2xx means that it must be repeated. */
async function sendEvent(
  { event }: Delivery,
  { realClock, webhookSecret, webhookUrl }: Deps,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event);
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signMessage(body, webhookSecret, Math.floor(realClock.nowMs() / 1000)),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
