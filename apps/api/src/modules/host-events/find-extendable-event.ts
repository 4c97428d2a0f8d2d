import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import type { Locale } from '@repo/i18n/locale';
import type { Deps } from '../../deps.ts';
import { findExtensionHours } from '../calendar/calendar.module.ts';
import { bookedTimeOf } from '../orders/orders.module.ts';
import { presentExtendTipEvent } from './present-extend-tip-event.ts';
import { presentHostEvent } from './present-host-event.ts';
import { hostEventRepository } from './host-event.repository.ts';
import { nowSecondsOf } from '../../ports/clock.ts';

/** Returns an event for the extend and tip pages, in three statements. The caller has checked its owner. */
export async function findExtendableEvent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  eventId: number,
  locale: Locale,
): Promise<ExtendTipEvent | undefined> {
  const repository = hostEventRepository(database);
  const event = await repository.find(eventId);
  if (event === undefined) return undefined;
  const lines = await repository.listLines([eventId]);
  const accepted = lines.filter(({ request }) => request === 'accepted').map(({ id }) => id);
  const nowSeconds = nowSecondsOf(clock);
  const hoursLeft = await findExtensionHours(database, bookedTimeOf(event), accepted, nowSeconds);
  const shown = presentHostEvent(event, lines, { locale, nowSeconds });
  return presentExtendTipEvent(shown, lines, hoursLeft);
}
