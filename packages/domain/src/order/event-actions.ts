import type { EventStatus } from '../machine/event-machine.ts';

/** What the tiles of an event in the host's list depend on (S2§2). */
export type ListedEvent = {
  readonly status: EventStatus;
  readonly hasRecap: boolean;
  /** The outcome of the cancellation rule, which the server sends along. */
  readonly isCancelAllowed: boolean;
};

const isUpcoming = ({ status }: ListedEvent): boolean => status === 'upcoming' || status === 'pending';

/** CANCEL EVENT is enabled only on the upcoming tab and only when the event allows it (S2§2). */
export const canPressCancel = (event: ListedEvent): boolean => isUpcoming(event) && event.isCancelAllowed;

/** ADD RECAP is disabled once the event has a recap (S2§2). */
export const canPressAddRecap = (event: ListedEvent): boolean => !event.hasRecap;

/** The message board is disabled on the cancelled tab (S2§2). */
export const canPressMessageBoard = (event: ListedEvent): boolean => event.status !== 'cancel';
