import { userTypeIds } from './user-kind.ts';

/** The user type that the forgotten-password form always sends. The server finds the account by its email. */
export const forgotPasswordUserTypeId = userTypeIds.provider;

/**
 * Whether a reply to a password form is a failure: it contains the word "not" (S1§8, S2§8), as a whole word, so that
 * "notification" does not match. Underscores separate the words of a key.
 */
export const isFailureReply = (reply: string): boolean => /\bnot\b/i.test(reply.replaceAll('_', ' '));
