import type { EventStatus } from '../machine/event-machine.ts';
import type { RequestState } from '../machine/request-machine.ts';
import type { ChatSide } from './chat-message.ts';

/** A conversation of a provider with the host of an event (S2§7). */
export type Conversation = { readonly eventId: number; readonly providerId: number };

export type ConversationMessage = Conversation & { readonly id: number; readonly sender: ChatSide };

/**
 * Returns whether host and provider may write to each other: the request is accepted, the event not cancelled (S2§2).
 */
export const canConverse = (request: RequestState, event: EventStatus): boolean =>
  request === 'accepted' && event !== 'cancel';

/** Returns whether the viewer wrote a message; own messages are shown on the right (S2§2). */
export const isOwnMessage = (message: ConversationMessage, viewer: ChatSide): boolean =>
  message.sender === viewer;

/** Returns whether to mark a message as seen: it arrived for the viewer in the open conversation (S2§4, S3§4). */
export const mustAcknowledge = (
  message: ConversationMessage,
  viewer: ChatSide,
  open: Conversation | null,
): boolean =>
  !isOwnMessage(message, viewer) &&
  message.eventId === open?.eventId &&
  message.providerId === open.providerId;

/** Merges shown and arriving messages without duplicates, in the order of their ids. */
export function mergeMessages<Message extends { readonly id: number }>(
  shown: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const byId = new Map([...shown, ...arrived].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
