import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { anyCasing } from '../../wire/any-casing.ts';
import { id, idInText } from '../../wire/ids.ts';
import { email } from '../../wire/texts.ts';
import { operatorCall } from '../operator-call.ts';

/** Bookings that continue when an account is closed, and sessions that end. */
const account = z.object({
  id,
  kind: z.enum(['host', 'provider', 'operator']),
  isActive: z.boolean(),
  /** A host's events, or a provider's requests and accepted bookings, that are not over. */
  openBookings: z.int(),
  openSessions: z.int(),
});
export type OperatedAccount = z.output<typeof account>;

const accountChange = {
  ...operatorCall,
  params: z.object({ accountId: idInText }),
  success: 'updated_successfully',
  reply: account.extend({ endedSessions: z.int() }),
} as const;

/** The email is in the body, because request addresses are logged. */
export const findAccounts = defineEndpoint('POST /api/v1/operator/accounts/find', {
  ...operatorCall,
  summary: 'The accounts of an email address: one as a host or operator, one as a provider',
  body: anyCasing(z.object({ email })),
  reply: z.array(account),
});

export const closeAccount = defineEndpoint('POST /api/v1/operator/accounts/:accountId/close', {
  ...accountChange,
  summary: 'Close an account: it can no longer log in and its provider leaves the search; bookings stay',
});

export const reopenAccount = defineEndpoint('POST /api/v1/operator/accounts/:accountId/reopen', {
  ...accountChange,
  summary: 'Reopen a closed account',
});

export const endAccountSessions = defineEndpoint('POST /api/v1/operator/accounts/:accountId/end-sessions', {
  ...accountChange,
  summary: 'End every session of an account',
});
