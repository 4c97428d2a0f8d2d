import { ordersIn } from '../../orders/orders.module.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { endHold } from './end-hold.ts';
import { settleOrder } from './settle-order.ts';
import { unfinishedPaymentsRepository } from './unfinished-payments.repository.ts';

type Logger = { readonly warn: (fields: object, sentence: string) => void };
type ReconcileDeps = PaymentDeps & { readonly logger: Logger };

/** By then whoever has paid is back, and the card provider's message has arrived. */
const usualSeconds = 120;
const mostAtOnce = 5;
const mostPerRun = 100;

/**
 * The third door of a payment, for what neither the host's return nor a message of the card provider has finished
 * (FF-16): asked about again, oldest question first.
 */
export async function reconcilePayments(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const createdUntil = new Date(now.getTime() - usualSeconds * 1000);
  const unfinished = unfinishedPaymentsRepository(deps.database);
  const waiting = [...(await unfinished.take(createdUntil, now, mostPerRun))];
  while (waiting.length > 0 && !signal.aborted)
    await Promise.all(waiting.splice(0, mostAtOnce).map((orderId) => reconcile(deps, orderId, now)));
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
