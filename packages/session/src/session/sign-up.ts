import type { CallResult } from '@repo/api-client/create-call';
import type { SignUp } from '@repo/contracts/identity/sign-up';
import type { SessionThunk } from './session-dispatch.ts';

/** Signs up a host; again before the email is verified, it sends another link. */
export const signUp =
  (body: SignUp): SessionThunk<Promise<CallResult<{ readonly id: number }>>> =>
  (_, __, { call }) =>
    call('POST /api/v1/register/UserRegistration', { body }, { failureToast: 'silent' });
