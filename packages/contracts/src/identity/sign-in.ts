import { signInRules } from '@repo/domain/identity/sign-in';
import { textLimits } from '@repo/domain/limits';
import { z } from 'zod';
import { anyone, defineEndpoint } from '../endpoint.ts';
import { anyCasing } from '../wire/any-casing.ts';
import { ruledText } from '../wire/texts.ts';
import { session } from './session.ts';

/** Longer than what the two sign-in providers issue. */
const accessTokenLength = 4096;

/** Longer than a recovery code with its dashes. */
const secondFactorCodeLength = 40;

export const credentials = z.object({
  userName: ruledText(signInRules.userName, textLimits.email),
  password: ruledText(signInRules.password, textLimits.password),
  /** The second factor of operators: a code of the authenticator app, or a recovery code. */
  code: z.string().max(secondFactorCodeLength).optional(),
});
export type Credentials = z.input<typeof credentials>;

export const socialSignIn = z.object({ accessToken: z.string().min(1).max(accessTokenLength) });

const withPassword = {
  topic: 'Identity',
  actors: anyone,
  source: 'S1§7',
  body: anyCasing(credentials),
  errors: [
    'username_or_password_is_incorrect',
    'email_is_not_verified',
    'user_is_not_active',
    'second_factor_code_is_required',
    'second_factor_code_is_incorrect',
    'second_factor_is_not_set_up',
    'operator_password_is_too_short',
    'too_many_requests',
  ],
  success: 'logged_in_successfully',
  reply: session,
} as const;

const withAccessToken = {
  ...withPassword,
  body: anyCasing(socialSignIn),
  errors: ['invalid_login', 'user_is_not_active', 'too_many_requests', 'unable_to_access_server'],
} as const;

export const loginUser = defineEndpoint('POST /api/v1/login/User', {
  ...withPassword,
  summary: 'Sign a host in',
});

export const loginProvider = defineEndpoint('POST /api/v1/login/SBUser', {
  ...withPassword,
  summary: 'Sign a provider in',
});

export const facebookLogin = defineEndpoint('POST /api/v1/OAuth/FBLogin', {
  ...withAccessToken,
  summary: 'Sign a host in with Facebook',
});

export const googleLogin = defineEndpoint('POST /api/v1/OAuth/GoogleLogin', {
  ...withAccessToken,
  summary: 'Sign a host in with Google',
});
