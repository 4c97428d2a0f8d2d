import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallResult } from '@repo/api-client/create-call';
import type { Credentials } from '@repo/contracts/identity/sign-in';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { homeOf } from '@repo/domain/site/admission';
import { clearBooking } from '../storage/clear-stored.ts';
import type { SessionThunk } from './session-dispatch.ts';
import type { Door, SignInStay, SocialProvider } from './sign-in-kinds.ts';

/** `elsewhere`: another page is on its way, there is nothing to go on with here. */
type SignInThunk = SessionThunk<Promise<Result<'here' | 'elsewhere', ApiFailure>>>;

/** The two doors are two calls (S1§7). */
export const signIn =
  (door: Door, credentials: Credentials, stay: SignInStay): SignInThunk =>
  async (dispatch, _, { call }) => {
    const key = door === 'host' ? 'POST /api/v1/login/User' : 'POST /api/v1/login/SBUser';
    return dispatch(admit(await call(key, { body: credentials }), stay));
  };

export const signInSocially =
  (provider: SocialProvider, accessToken: string, stay: SignInStay): SignInThunk =>
  async (dispatch, _, { call }) => {
    const key = provider === 'google' ? 'POST /api/v1/OAuth/GoogleLogin' : 'POST /api/v1/OAuth/FBLogin';
    return dispatch(admit(await call(key, { body: { accessToken } }), stay));
  };

const admit =
  (reply: CallResult<Session>, stay: SignInStay): SignInThunk =>
  async (_, __, { keeper, loadPage }) => {
    if (!reply.ok) return reply;
    if (stay === 'page') clearBooking();
    const where = await keeper.start(reply.value);
    if (stay === 'place') return ok(where);
    loadPage(homeOf(userKindOf(reply.value.user.userTypeId)));
    return ok('elsewhere');
  };
