import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallResult } from '@repo/api-client/create-call';
import type { Credentials } from '@repo/contracts/identity/sign-in';
import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { pathAfterLogin } from '@repo/domain/site/page-redirect';
import { clearBooking } from '../storage/clear-stored.ts';
import { storeNotice } from '../storage/notice.ts';
import { storedWantedPage } from '../storage/wanted-page.ts';
import type { SessionThunk } from './session-dispatch.ts';
import { loggedInHere } from './session-slice.ts';
import type { LoginKind, SignInStay, SocialProvider } from './sign-in-kinds.ts';

/** `elsewhere`: another page is being loaded. */
type SignInThunk = SessionThunk<Promise<Result<'here' | 'elsewhere', ApiFailure>>>;

/** Each login has its own endpoint (S1§7). */
export const signIn =
  (loginKind: LoginKind, credentials: Credentials, stay: SignInStay): SignInThunk =>
  async (dispatch, _, { call }) => {
    const key = loginKind === 'host' ? 'POST /api/v1/login/User' : 'POST /api/v1/login/SBUser';
    return dispatch(admit(await call(key, { body: credentials }, { failureToast: 'silent' }), stay));
  };

export const signInSocially =
  (provider: SocialProvider, accessToken: string, stay: SignInStay): SignInThunk =>
  async (dispatch, _, { call }) => {
    const key = provider === 'google' ? 'POST /api/v1/OAuth/GoogleLogin' : 'POST /api/v1/OAuth/FBLogin';
    return dispatch(admit(await call(key, { body: { accessToken } }, { failureToast: 'silent' }), stay));
  };

const admit =
  (reply: CallResult<Session>, stay: SignInStay): SignInThunk =>
  async (dispatch, _, { keeper }) => {
    if (!reply.ok) return reply;
    if (stay === 'page') clearBooking();
    const where = await keeper.start(reply.value);
    const kind = userKindOf(reply.value.user.userTypeId);
    // Operators have no pages here, so they always go to the one that says so.
    if (stay === 'page' || kind === 'operator') {
      dispatch(openLoggedIn(pathAfterLogin(kind, storedWantedPage())));
      return ok('elsewhere');
    }
    if (where === 'here') dispatch(loggedInHere());
    else storeNotice('logged_in_successfully');
    return ok(where);
  };

/** Loads the page that follows a login, which shows the success (Z-R08). */
export const openLoggedIn =
  (path: string): SessionThunk<void> =>
  (_, __, { loadPage }) => {
    storeNotice('logged_in_successfully');
    loadPage(path);
  };
