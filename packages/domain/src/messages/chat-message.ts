import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';

/** A message is sent if something is left of it after trimming, up to the shared limit (S3§5, A-07). */
export const checkMessage: FieldRule = requiredText(textLimits.longText);

/** The two sides of a conversation and the words that stand for them on the hub. */
export const senderRoles = { host: 'User', provider: 'SBUser' } as const;

export type ChatSide = keyof typeof senderRoles;
export type SenderRole = (typeof senderRoles)[ChatSide];

/** Who hears what one side says. */
export const otherSide = (side: ChatSide): ChatSide => (side === 'host' ? 'provider' : 'host');
