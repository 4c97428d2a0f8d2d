import { userTypeIds } from './user-kind.ts';

/** The forgotten-password form sends this for everybody; the server finds the account by its e-mail. */
export const forgotPasswordUserTypeId = userTypeIds.provider;

/**
 * Whether a reply to a password form reads as a failure: it holds the word "not" (S1§8, S2§8), as a word, so
 * that "notification" is none. The words of a key are parted by underscores.
 */
export const isFailureReply = (reply: string): boolean => /\bnot\b/i.test(reply.replaceAll('_', ' '));
