import { normalizeEmail } from '@repo/domain/identity/email';
import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import { z } from 'zod';
import type { SocialIdentity } from '../ports/social-identity.ts';
import { askJson, readAnswer, troubleOf } from './ask-json.ts';
import type { JsonAnswer } from './ask-json.ts';
import { isSocialToken } from './social-token.ts';

export const facebookGraphUrl = 'https://graph.facebook.com';

type Deps = {
  readonly appId: string;
  readonly appSecret: string;
  /** Returns `https://graph.facebook.com` or the address of the sandbox; called for every request. */
  readonly baseUrl: () => string;
  readonly onTrouble: (sentence: string) => void;
};

const debugged = z.object({
  data: z.object({
    app_id: z.coerce.string().optional(),
    is_valid: z.boolean(),
    user_id: z.coerce.string().optional(),
  }),
});
const me = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});
const graphError = z.object({ error: z.object({ code: z.number() }) });

/** The token belongs to another app or is no longer valid (Graph codes 100 and 190). */
const otherApp = 100;
const badToken = 190;

/**
 * Sign-in with Facebook: checks that the token was issued to our app, then loads its user with the proof of our app
 * secret. The Graph API returns confirmed email addresses only.
 */
export function facebookIdentity({ appId, appSecret, baseUrl, onTrouble }: Deps): SocialIdentity {
  const proofOf = (accessToken: string): string =>
    createHmac('sha256', appSecret).update(accessToken).digest('hex');
  const refuse = (answer: JsonAnswer, refusingCode: number): Result<never, ErrorCode> => {
    const code = readAnswer(answer, graphError)?.error.code;
    if (code === refusingCode) return fail('invalid_login');
    onTrouble(`Facebook sign-in: ${code === undefined ? troubleOf(answer) : `error code ${code}`}`);
    return fail('unable_to_access_server');
  };
  return {
    profileOf: async (accessToken) => {
      if (!isSocialToken(accessToken)) return fail('invalid_login');
      const tokenAnswer = await askJson(`${baseUrl()}/debug_token`, {
        input_token: accessToken,
        access_token: `${appId}|${appSecret}`,
      });
      const token = readAnswer(tokenAnswer, debugged)?.data;
      if (token === undefined) return refuse(tokenAnswer, otherApp);
      if (!token.is_valid || token.app_id !== appId) return fail('invalid_login');
      const meAnswer = await askJson(`${baseUrl()}/me`, {
        fields: 'id,email,first_name,last_name',
        access_token: accessToken,
        appsecret_proof: proofOf(accessToken),
      });
      const user = readAnswer(meAnswer, me);
      if (user === undefined) return refuse(meAnswer, badToken);
      if (user.id !== token.user_id || !user.email) return fail('invalid_login');
      return ok({
        subject: user.id,
        email: normalizeEmail(user.email),
        firstName: user.first_name,
        lastName: user.last_name,
      });
    },
  };
}
