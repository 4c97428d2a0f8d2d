import { textLimits } from '@repo/domain/limits';
import { checkMessage, senderRoles } from '@repo/domain/messages/chat-message';
import { z } from 'zod';
import { id } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { ruledText } from '../wire/texts.ts';
import { epochSeconds } from '../wire/times.ts';
import { userType } from '../wire/user-type.ts';

/** `User` for the host, `SBUser` for the provider. */
export const senderRole = z.enum(senderRoles);

/** A stored message (S2§3, S3§3). `sbuserId` and `userId` are the two sides, whichever sent it. */
export const chatMessage = z.object({
  id,
  message: z.string(),
  senderId: id,
  receiverId: id,
  sender: senderRole,
  sbuserId: id,
  userId: id,
  /** The sender's own user type. */
  userType,
  eventId: id,
  createdAt: epochSeconds,
  /** HH:MM in the service area; screens show `createdAt` in the viewer's time zone. */
  sendedTime: z.string(),
  /** The sender's id for it, which detects duplicates. */
  clientId: z.string().nullable(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/**
 * The chat form (S3§3). The sender comes from the token and the host from the event, whatever the other fields say
 * . Sending the same `clientId` again returns the first message.
 */
export const chatForm = z.object({
  eventId: id,
  sbUserId: id,
  message: ruledText(checkMessage, textLimits.longText),
  clientId: z.uuid().optional(),
  userId: notRead,
  senderId: notRead,
  receiverId: notRead,
  sender: notRead,
  name: notRead,
  email: notRead,
  profileImageUrl: notRead,
  reaction: notRead,
  isActive: notRead,
  sendedTime: notRead,
});
export type ChatForm = z.input<typeof chatForm>;
