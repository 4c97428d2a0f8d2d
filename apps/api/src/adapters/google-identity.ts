import { normalizeEmail } from '@repo/domain/identity/email';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { z } from 'zod';
import type { SocialIdentity } from '../ports/social-identity.ts';
import { askJson, readAnswer, troubleOf } from './ask-json.ts';
import type { JsonAnswer } from './ask-json.ts';
import { isSocialToken } from './social-token.ts';

/** Google's own addresses. */
export const googleAddresses = {
  tokenInfo: () => 'https://oauth2.googleapis.com/tokeninfo',
  userInfo: () => 'https://www.googleapis.com/oauth2/v3/userinfo',
} as const;

type Deps = {
  /** Tokens must be issued to this client; otherwise a token of any other product would open accounts here. */
  readonly clientId: string;
  readonly addresses: { readonly tokenInfo: () => string; readonly userInfo: () => string };
  readonly onTrouble: (sentence: string) => void;
};

const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.string(), z.boolean()]).optional(),
});
const userInfo = z.object({
  sub: z.string(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
});

/** Sign-in with Google: returns the user of a token that was issued to us and has a verified email. */
export function googleIdentity({ clientId, addresses, onTrouble }: Deps): SocialIdentity {
  const refuse = (answer: JsonAnswer): Result<never, ErrorCode> => {
    if (isRefused(answer)) return fail('invalid_login');
    onTrouble(`Google sign-in: ${troubleOf(answer)}`);
    return fail('unable_to_access_server');
  };
  return {
    profileOf: async (accessToken) => {
      if (!isSocialToken(accessToken)) return fail('invalid_login');
      const tokenAnswer = await askJson(addresses.tokenInfo(), { access_token: accessToken });
      const token = isRefused(tokenAnswer) ? undefined : readAnswer(tokenAnswer, tokenInfo);
      if (token === undefined) return refuse(tokenAnswer);
      const isVerified = token.email_verified === true || token.email_verified === 'true';
      if (token.aud !== clientId || !token.email || !isVerified) return fail('invalid_login');
      const userAnswer = await askJson(addresses.userInfo(), {}, { authorization: `Bearer ${accessToken}` });
      const user = isRefused(userAnswer) ? undefined : readAnswer(userAnswer, userInfo);
      if (user === undefined) return refuse(userAnswer);
      if (user.sub !== token.sub) return fail('invalid_login');
      return ok({
        subject: token.sub,
        email: normalizeEmail(token.email),
        firstName: user.given_name,
        lastName: user.family_name,
      });
    },
  };
}

/** Google answers 400 or 401 to an unknown or expired token. */
const isRefused = (answer: JsonAnswer): boolean =>
  'httpStatus' in answer && (answer.httpStatus === 400 || answer.httpStatus === 401);
