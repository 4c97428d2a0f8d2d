import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textIn } from '../text-in.ts';
import type { Clock } from '../clock/shared-clock.ts';
import type { AccessTokens } from './access-token.repository.ts';

const longestToken = 2048;
const scope = [
  'openid',
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
].join(' ');

type Deps = { readonly tokens: AccessTokens; readonly clock: Clock };

/** The two addresses of Google's sign-in that tell whose an access token is. */
export function googleRoutes(app: FastifyInstance, { tokens, clock }: Deps): void {
  app.get('/google/tokeninfo', async ({ query }, reply) => {
    const token = textIn(query, 'access_token', longestToken) ?? '';
    const found = await tokens.find('google', token);
    if (found === undefined) {
      return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' });
    }
    // All values are strings there, numbers and flags as well.
    return {
      azp: found.audience,
      aud: found.audience,
      sub: found.subject,
      scope,
      exp: String(found.expiresAtSeconds),
      expires_in: String(found.expiresAtSeconds - Math.floor(clock.nowMs() / 1000)),
      ...(found.email === null ? {} : { email: found.email, email_verified: String(found.isEmailVerified) }),
      access_type: 'online',
    };
  });

  app.get('/google/oauth2/v3/userinfo', async (request, reply) => {
    const found = await tokens.find('google', tokenOf(request));
    if (found === undefined) {
      return reply.code(401).send({ error: 'invalid_request', error_description: 'Invalid Credentials' });
    }
    return {
      sub: found.subject,
      name: `${found.firstName} ${found.lastName}`,
      given_name: found.firstName,
      family_name: found.lastName,
      ...(found.email === null ? {} : { email: found.email, email_verified: found.isEmailVerified }),
    };
  });
}

const tokenOf = ({ headers, query }: FastifyRequest): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ??
  textIn(query, 'access_token', longestToken) ??
  '';
