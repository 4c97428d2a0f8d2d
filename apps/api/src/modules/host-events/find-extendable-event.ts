import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import type { Locale } from '@repo/i18n/locale';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { extensionHoursIn } from '../matching/matching.module.ts';
import { bookedTimeOf } from '../orders/orders.module.ts';
import { presentExtendTipEvent } from './present-extend-tip-event.ts';
import { presentHostEvent } from './present-host-event.ts';
import { hostEventRepository } from './host-event.repository.ts';

/** One event for the extend and tip pages, in three statements; whose it is, the caller has asked. */
export async function findExtendableEvent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  eventId: number,
  locale: Locale,
): Promise<ExtendTipEvent | undefined> {
  const repository = hostEventRepository(database);
  const event = await repository.find(eventId);
  if (event === undefined) return undefined;
  const lines = await repository.listLines([eventId]);
  const accepted = lines.filter(({ request }) => request === 'accepted').map(({ id }) => id);
  const nowSeconds = Math.floor(clock.nowMs() / 1000);
  const hoursLeft = await extensionHoursIn(database, bookedTimeOf(event), accepted, nowSeconds);
  const shown = presentHostEvent(event, lines, { locale, nowSeconds });
  return presentExtendTipEvent(shown, lines, hoursLeft);
}
