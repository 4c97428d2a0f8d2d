import type { CallResult } from '@repo/api-client/create-call';
import { forgotPasswordUserTypeId } from '@repo/domain/identity/password-reply';
import type { SessionThunk } from './session-dispatch.ts';

/** The server finds the account of whichever kind has the e-mail, and says the same where there is none. */
export const forgotPassword =
  (email: string): SessionThunk<Promise<CallResult<null>>> =>
  (_, __, { call }) =>
    call('POST /api/v1/login/ForgotPassword', { body: { email, userTypeId: forgotPasswordUserTypeId } });
