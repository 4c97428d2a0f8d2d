import { checkEmail } from '@repo/domain/identity/email';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { html } from '../page/markup.ts';
import { sendPage } from '../page/send-page.ts';
import { refuse } from '../refuse.ts';
import { textIn } from '../text-in.ts';
import { lifetimeSeconds } from './access-token.repository.ts';
import type { AccessTokens } from './access-token.repository.ts';
import { chooserPage } from './chooser-page.ts';
import { peopleAt, personOfEmail } from './people.ts';
import type { Person } from './people.ts';
import { audienceOf, providerNames } from './sandbox-apps.ts';
import type { SignInProvider } from './sandbox-apps.ts';
import { answerAddress, readSignInRequest } from './sign-in-request.ts';
import type { SignInRequest } from './sign-in-request.ts';

type Deps = { readonly tokens: AccessTokens; readonly publicUrl: () => string };

/** The page on which users choose an account, and a route that issues tokens without it for tests. */
export function chooserRoutes(app: FastifyInstance, provider: SignInProvider, deps: Deps): void {
  const { tokens, publicUrl } = deps;
  const title = `Sign in with ${providerNames[provider]}`;

  const readRequest = (fields: unknown, request: FastifyRequest): SignInRequest | { refusal: string } => {
    const ownOrigins = [URL.parse(publicUrl())?.origin, `${request.protocol}://${request.host}`];
    return readSignInRequest(provider, fields, (origin) => ownOrigins.includes(origin));
  };
  const sendRefusal = (reply: FastifyReply, refusal: string): FastifyReply =>
    sendPage(reply.code(400), { title, content: html`<p role="alert">${refusal}</p>` });

  app.get(`/${provider}/choose`, async (request, reply) => {
    const signIn = readRequest(request.query, request);
    if ('refusal' in signIn) return sendRefusal(reply, signIn.refusal);
    return sendPage(reply, { title, content: chooserPage(provider, signIn) });
  });

  app.post(`/${provider}/choose`, async (request, reply) => {
    const signIn = readRequest(request.body, request);
    if ('refusal' in signIn) return sendRefusal(reply, signIn.refusal);
    const person = chosenPerson(provider, request.body);
    if (person === undefined) return sendRefusal(reply, 'Choose an account, or enter an email address.');
    const token = await tokens.issue(provider, person, signIn.clientId);
    const tokenResponse = { access_token: token, token_type: 'Bearer', expires_in: String(lifetimeSeconds) };
    return reply.header('cache-control', 'no-store').redirect(answerAddress(signIn, tokenResponse), 303);
  });

  app.post(`/${provider}/tokens`, async ({ body }, reply) => {
    const parsed = tokenRequest.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(reply, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`);
    }
    const { email, firstName, lastName, emailVerified, audience } = parsed.data;
    const person = { email, firstName, lastName, isEmailVerified: emailVerified && email !== null };
    return { accessToken: await tokens.issue(provider, person, audience ?? audienceOf[provider]) };
  });
}

const isEmail = (text: string): boolean => checkEmail()(text).ok && text === text.trim();

const shortText = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/);

const tokenRequest = z.strictObject({
  email: z.string().refine(isEmail, 'is not an email address').nullable().default(null),
  firstName: shortText,
  lastName: shortText,
  emailVerified: z.boolean().default(true),
  audience: shortText.optional(),
});

function chosenPerson(provider: SignInProvider, fields: unknown): Person | undefined {
  const index = textIn(fields, 'person', 3);
  if (index !== undefined) return peopleAt[provider][Number.parseInt(index, 10)];
  const email = (textIn(fields, 'email', 254) ?? '').trim();
  return isEmail(email) ? personOfEmail(email) : undefined;
}
