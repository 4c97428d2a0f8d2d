import type { EventStatus } from '../machine/event-machine.ts';

/** The data that the tiles of a host's event depend on (S2§2). */
export type ListedEvent = {
  readonly status: EventStatus;
  readonly hasRecap: boolean;
  /** The result of the cancellation rule, sent by the server. */
  readonly isCancelAllowed: boolean;
};

const isUpcoming = ({ status }: ListedEvent): boolean => status === 'upcoming' || status === 'pending';

/** Whether CANCEL EVENT is enabled: on the upcoming tab, if the event may be cancelled (S2§2). */
export const canPressCancel = (event: ListedEvent): boolean => isUpcoming(event) && event.isCancelAllowed;

export type RecapBlock = 'hasRecap' | 'isCancelled';

/** Returns why ADD RECAP is disabled, or null: an event gets one recap (S2§2), and a cancelled one gets none (FF-27). */
export function addRecapBlockOf({ status, hasRecap }: ListedEvent): RecapBlock | null {
  if (status === 'cancel') return 'isCancelled';
  return hasRecap ? 'hasRecap' : null;
}

/** Whether the message board is enabled: not on the cancelled tab (S2§2). */
export const canPressMessageBoard = (event: ListedEvent): boolean => event.status !== 'cancel';
