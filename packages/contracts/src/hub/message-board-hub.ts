import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { z } from 'zod';
import { chatForm, chatMessage, senderRole } from '../messages/chat-message.ts';
import { notificationCount, notificationReceiver } from '../notifications/notifications.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZeroInText } from '../wire/ids.ts';

/**
 * The query of the live connection (S2§7). Hints only: the token identifies the user, and the server looks up the
 * event's parties. Without an open board the event is absent or 0.
 */
const hubQuery = anyCasing(
  z.object({
    userId: idOrZeroInText.optional(),
    sbUserId: idOrZeroInText.optional(),
    eventId: idOrZeroInText.optional(),
    currentUser: senderRole.optional(),
  }),
);

const invokes = {
  /** Returns the stored message; both sides also receive it on all their connections. */
  SendMessage: {
    takes: z.tuple([anyCasing(chatForm)]),
    answers: chatMessage,
    errors: ['object_does_not_exist', 'action_is_not_possible_now', 'this_field_is_required'],
  },
  /** Sent by the receiver of the message; idempotent. */
  MessageSeenAcknowledgment: {
    takes: z.tuple([id]),
    answers: z.null(),
    errors: ['object_does_not_exist'],
  },
} as const satisfies Readonly<
  Record<string, { takes: z.ZodTuple; answers: z.ZodType; errors: readonly ErrorCode[] }>
>;

const receives = {
  ReceiveMessage: z.tuple([chatMessage]),
  /**
   * A new notification, or a change of a booking, for this receiver: the client requests the count (S2§4) and loads again
   * what it shows of bookings.
   */
  ReceiveNotification: z.tuple([notificationReceiver]),
  ReceiveNotificationsCount: z.tuple([notificationCount]),
} as const satisfies Readonly<Record<string, z.ZodTuple>>;

/**
 * The live connection for messages and notifications as data (O-R08, O-R09). A refused invocation rejects with the
 * key of the catalogue. Missed messages come from the history.
 */
export const messageBoardHub = {
  name: 'messageBoardHub',
  path: '/messageBoardHub',
  query: hubQuery,
  invokes,
  receives,
} as const;

type Invokes = typeof invokes;
type Receives = typeof receives;

export type HubQuery = z.input<typeof hubQuery>;

/** The calls of a client: name, arguments and result. */
export type HubCalls = {
  readonly [Name in keyof Invokes]: (
    ...given: z.input<Invokes[Name]['takes']>
  ) => Promise<z.output<Invokes[Name]['answers']>>;
};

/** The same calls on the server, with validated arguments. */
export type HubMethods = {
  readonly [Name in keyof Invokes]: (
    ...checked: z.output<Invokes[Name]['takes']>
  ) => Promise<z.input<Invokes[Name]['answers']>>;
};

/** The events that the server sends and clients listen for. */
export type HubEvents = { readonly [Name in keyof Receives]: z.output<Receives[Name]> };
