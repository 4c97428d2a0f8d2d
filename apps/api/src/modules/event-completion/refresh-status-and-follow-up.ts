import type { EventStatus } from '@repo/domain/machine/event-machine';
import type { BookingDeps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import { announceDelivery } from '../galleries/galleries.module.ts';
import { refreshEventStatus } from '../orders/orders.module.ts';
import type { EventRecord } from '../orders/orders.module.ts';
import { rewardReferral } from '../referrals/referrals.module.ts';

/**
 * Saves the status that follows from the lines of an event. A completed event rewards the referrer of its host, and
 * its gallery is announced, also without a check-out. Returns the status only when it has changed.
 * The caller has locked the event.
 */
export async function refreshStatusAndFollowUp(
  transaction: Database,
  deps: BookingDeps,
  event: EventRecord,
  nowSeconds: number,
): Promise<EventStatus | undefined> {
  const status = await refreshEventStatus(transaction, event, nowSeconds);
  if (status === 'completed') {
    await rewardReferral(transaction, deps, event.id);
    await announceDelivery(deps, transaction, event.id);
  }
  return status;
}
