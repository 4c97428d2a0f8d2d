import type { PaymentDeps } from '../../../deps.ts';
import { ordersIn } from '../../orders/orders.module.ts';
import { endHold } from './end-hold.ts';
import { settleOrder } from './settle-order.ts';
import { unfinishedPaymentsRepository } from './unfinished-payments.repository.ts';

type Logger = { readonly warn: (fields: object, sentence: string) => void };
type ReconcileDeps = PaymentDeps & { readonly logger: Logger };

/** Leaves time for the return page and the webhook, which usually settle a payment. */
const graceSeconds = 120;
const maxConcurrent = 5;
const maxPerRun = 100;

/**
 * Settles payments that neither the return page nor a webhook has settled (FF-16), the one checked longest ago first.
 */
export async function reconcilePayments(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const createdUntil = new Date(now.getTime() - graceSeconds * 1000);
  const unfinished = unfinishedPaymentsRepository(deps.database);
  const waiting = [...(await unfinished.claim(createdUntil, now, maxPerRun))];
  while (waiting.length > 0 && !signal.aborted)
    await Promise.all(waiting.splice(0, maxConcurrent).map((orderId) => reconcile(deps, orderId, now)));
}

async function reconcile(deps: ReconcileDeps, orderId: number, now: Date): Promise<void> {
  try {
    const order = await ordersIn(deps.database).find(orderId);
    if (order !== undefined && order.holdsUntil <= now) await endHold(deps, orderId);
    else await settleOrder(deps, orderId, { isEnding: false });
  } catch (error) {
    deps.logger.warn({ err: error, orderId }, 'a payment could not be settled');
  }
}
