import type { CallResult } from '@repo/api-client/create-call';
import { forgotPasswordUserTypeId } from '@repo/domain/identity/password-reply';
import type { SessionThunk } from '../session/session-dispatch.ts';

/** Requests a password link; the server finds the account of any kind, and answers the same if there is none. */
export const forgotPassword =
  (email: string): SessionThunk<Promise<CallResult<null>>> =>
  (_, __, { call }) =>
    call(
      'POST /api/v1/login/ForgotPassword',
      { body: { email, userTypeId: forgotPasswordUserTypeId } },
      { failureToast: 'silent' },
    );
