import type { EventStatus } from '../machine/event-machine.ts';
import type { RequestState } from '../machine/request-machine.ts';
import type { ChatSide } from './chat-message.ts';

/** A host and one provider talk about one event; the host follows from the event (S2§7). */
export type Conversation = { readonly eventId: number; readonly providerId: number };

export type ConversationMessage = Conversation & { readonly id: number; readonly sender: ChatSide };

/** Host and provider may write to each other once the request is accepted, unless the event is cancelled (S2§2). */
export const canConverse = (request: RequestState, event: EventStatus): boolean =>
  request === 'accepted' && event !== 'cancel';

/** Whether a message stands on the right, as the viewer's own ones do (S2§2). */
export const isOwnMessage = (message: ConversationMessage, viewer: ChatSide): boolean =>
  message.sender === viewer;

/** A message that arrives for the viewer in the open conversation is acknowledged as seen (S2§4, S3§4). */
export const mustAcknowledge = (
  message: ConversationMessage,
  viewer: ChatSide,
  open: Conversation | null,
): boolean =>
  !isOwnMessage(message, viewer) &&
  message.eventId === open?.eventId &&
  message.providerId === open.providerId;

/** Joins what is shown with what arrives, from the hub or from the history: each message once, in order. */
export function mergeMessages<Message extends { readonly id: number }>(
  shown: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const byId = new Map([...shown, ...arrived].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
