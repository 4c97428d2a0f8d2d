import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { z } from 'zod';
import { chatForm, chatMessage, senderRole } from '../messages/chat-message.ts';
import { notificationCount, notificationReceiver } from '../notifications/notifications.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZeroInText } from '../wire/ids.ts';

/**
 * What the address of the live connection carries (S2§7). Hints only: the token says who is there, and the
 * server looks up whose events these are. A page without an open board sends no event, or 0.
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
  /** Answers the message as it is stored; both sides also receive it on all their connections. */
  SendMessage: {
    takes: z.tuple([anyCasing(chatForm)]),
    answers: chatMessage,
    errors: ['object_does_not_exist', 'action_is_not_possible_now', 'this_field_is_required'],
  },
  /** By the receiver of the message; once or more makes no difference. */
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
  /** Something new for this receiver: a client asks for the count (S2§4). */
  ReceiveNotification: z.tuple([notificationReceiver]),
  ReceiveNotificationsCount: z.tuple([notificationCount]),
} as const satisfies Readonly<Record<string, z.ZodTuple>>;

/**
 * The live connection of messages and notifications as data (O-R08, O-R09). A refused invocation rejects with
 * the key of the catalogue as its text. What was missed while the line was down comes from the history
 * (A-57).
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

/** What a client can ask of the hub: by name, what it gives and what it gets. */
export type HubCalls = {
  readonly [Name in keyof Invokes]: (
    ...given: z.input<Invokes[Name]['takes']>
  ) => Promise<z.output<Invokes[Name]['answers']>>;
};

/** What the server must be able to do: the same calls, with arguments that are checked already. */
export type HubMethods = {
  readonly [Name in keyof Invokes]: (
    ...checked: z.output<Invokes[Name]['takes']>
  ) => Promise<z.input<Invokes[Name]['answers']>>;
};

/** What the server tells, and what a client listens for. */
export type HubEvents = { readonly [Name in keyof Receives]: z.output<Receives[Name]> };
