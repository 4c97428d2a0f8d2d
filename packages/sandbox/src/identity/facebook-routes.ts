import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textIn } from '../text-in.ts';
import type { AccessToken, AccessTokens } from './access-token.repository.ts';
import { sandboxFacebook } from './sandbox-apps.ts';

const longestText = 2048;
const scopes = ['email', 'public_profile'];

/** The two addresses of Facebook's Graph API that tell whose an access token is. */
export function facebookRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  app.get('/facebook/debug_token', async ({ query }, reply) => {
    if (textIn(query, 'access_token', longestText) !== appToken) {
      return sendGraphError(reply, 'Invalid OAuth access token signature.', 190);
    }
    const input = textIn(query, 'input_token', longestText);
    if (input === undefined || input === '') {
      return sendGraphError(reply, '(#100) The parameter input_token is required', 100);
    }
    const found = await tokens.find('facebook', input);
    if (found === undefined) {
      const error = { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' };
      return { data: { error, is_valid: false, scopes: [] } };
    }
    // Tokens are visible only to the app that received them.
    if (found.audience !== sandboxFacebook.appId) {
      const message = '(#100) The App_id in the input_token did not match the Viewing App';
      return sendGraphError(reply, message, 100);
    }
    return {
      data: {
        app_id: found.audience,
        type: 'USER',
        application: 'Sandbox',
        issued_at: found.issuedAtSeconds,
        expires_at: found.expiresAtSeconds,
        is_valid: true,
        scopes,
        user_id: found.subject,
      },
    };
  });

  app.get('/facebook/me', async ({ query }, reply) => {
    const token = textIn(query, 'access_token', longestText) ?? '';
    const found = await tokens.find('facebook', token);
    if (found === undefined) {
      return sendGraphError(reply, 'Invalid OAuth access token - Cannot parse access token', 190);
    }
    if (textIn(query, 'appsecret_proof', longestText) !== proofOf(token)) {
      return sendGraphError(reply, 'Invalid appsecret_proof provided in the API argument', 100);
    }
    const asked = (textIn(query, 'fields', longestText) ?? 'id,name').split(',');
    const known = fieldsOf(found);
    return Object.fromEntries(
      ['id', ...asked].flatMap((name) => {
        const value = known.get(name.trim());
        return value === undefined ? [] : [[name.trim(), value]];
      }),
    );
  });
}

const appToken = `${sandboxFacebook.appId}|${sandboxFacebook.appSecret}`;

const proofOf = (token: string): string =>
  createHmac('sha256', sandboxFacebook.appSecret).update(token).digest('hex');

/** Unconfirmed emails are omitted. */
const fieldsOf = ({ subject, email, isEmailVerified, firstName, lastName }: AccessToken) =>
  new Map<string, string>([
    ['id', subject],
    ['name', `${firstName} ${lastName}`],
    ['first_name', firstName],
    ['last_name', lastName],
    ...(email !== null && isEmailVerified ? [['email', email] as const] : []),
  ]);

const sendGraphError = (reply: FastifyReply, message: string, code: number): FastifyReply =>
  reply.code(400).send({
    error: { message, type: 'OAuthException', code, fbtrace_id: randomBytes(8).toString('base64url') },
  });
