import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Clock } from '../../clock/shared-clock.ts';
import type { Office } from '../office.ts';
import { hasWork } from '../store/account.repository.ts';
import { deliveryRepository } from '../store/delivery.repository.ts';
import type { Delivery } from '../store/delivery.repository.ts';
import { signMessage } from './sign-message.ts';

type Deps = {
  readonly pool: Pool;
  readonly office: Pick<Office, 'account' | 'nowSeconds' | 'settle'>;
  readonly webhookSecret: string;
  /** Signatures carry real time: how long a message travels has nothing to do with the product's clock. */
  readonly realClock: Clock;
  readonly webhookUrl: () => string;
  readonly onTrouble: (reason: unknown) => void;
};

export type Deliverer = {
  /** Sends everything that is due, and answers how many arrived once nobody is sending anything any more. */
  readonly deliverDue: () => Promise<number>;
  /** Sends it as soon as may be, without anybody waiting. */
  readonly deliverSoon: () => void;
  /** Looks again and again. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

const lookEveryMs = 1000;
const patienceMs = 10_000;
const firstPauseSeconds = 10;
const longestPauseSeconds = 6 * 3600;
/** Whom nothing has reached for three days is not written to any more. */
const givenUpAfterSeconds = 3 * 86_400;

export function openDeliverer(deps: Deps): Deliverer {
  const { pool, office, onTrouble } = deps;
  const deliveries = deliveryRepository(pool, office.account);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const deliverAll = async (): Promise<number> => {
    let arrived = 0;
    if (!(await hasWork(pool, office.account, office.nowSeconds()))) return arrived;
    await office.settle();
    while (!stopping.signal.aborted) {
      const delivery = await deliveries.takeDue(office.nowSeconds());
      if (delivery !== undefined) arrived += (await deliver(delivery)) ? 1 : 0;
      else if (await deliveries.isUnderWay(office.nowSeconds())) await wait(20);
      else break;
    }
    return arrived;
  };
  const deliver = async (delivery: Delivery): Promise<boolean> => {
    const { id, tries, createdAtSeconds } = delivery;
    const hasArrived = await sendEvent(delivery, deps, stopping.signal);
    const age = office.nowSeconds() - createdAtSeconds;
    if (hasArrived || age > givenUpAfterSeconds) await deliveries.remove(id);
    else await deliveries.postpone(id, office.nowSeconds() + pauseSeconds(tries));
    return hasArrived;
  };

  // One round after the other: whoever asks for one knows afterwards that everything before has been sent.
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
      timer = setInterval(deliverSoon, lookEveryMs).unref();
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

/** Whether the product has taken it: everything but a 2xx means that it wants it again. */
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
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), stopping]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
