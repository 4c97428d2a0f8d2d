import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';

/** Requires a message within the shared limit (S3§5, A-07). */
export const checkMessage: FieldRule = requiredText(textLimits.longText);

/** The names of the two sides of a conversation on the hub. */
export const senderRoles = { host: 'User', provider: 'SBUser' } as const;

export type ChatSide = keyof typeof senderRoles;
export type SenderRole = (typeof senderRoles)[ChatSide];

export const otherSide = (side: ChatSide): ChatSide => (side === 'host' ? 'provider' : 'host');
