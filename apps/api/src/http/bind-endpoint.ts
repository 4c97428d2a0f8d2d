import { ownershipsOf } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import { httpStatusOf, isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, SignedInActor } from '../actor.ts';
import { Answer } from './answer.ts';
import type { Cookie } from './answer.ts';
import { sendCacheable } from './cacheable-reply.ts';
import { networkOf } from './limits/network-of.ts';
import { refuseForeignObjects } from './ownership.ts';
import { receiveForm } from './bodies/receive-form.ts';
import type { ReceivedFile, ReceivedForm } from './bodies/receive-form.ts';
import { replyWriter, successEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether users reach the product over HTTPS; a proxy may not report the scheme of a call. */
    readonly isSecure: boolean;
  }
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    /** Declared in the contract, but not implemented yet. */
    readonly isUnimplemented?: boolean;
  }
}

/** The argument of a handler: parts checked by the endpoint's schemas, the actor, the network and the language. */
export type Call<Bound extends Endpoint> = {
  readonly params: Parsed<Bound['params']>;
  readonly query: Parsed<Bound['query']>;
  readonly body: Parsed<Bound['body']>;
  /** The files of a form; those that the handler has not stored are deleted at its end. */
  readonly files: readonly ReceivedFile[];
  readonly locale: Locale;
  readonly actor: Actor;
  /** The network that the call came from, for limits. */
  readonly address: string;
  /** The user agent of the caller, empty without one. */
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
};

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

type Items<Bound extends Endpoint> = z.input<Bound['reply']>;

type Handler<Bound extends Endpoint> = (call: Call<Bound>) => Promise<Items<Bound> | Answer<Items<Bound>>>;

type Options<Bound extends Endpoint> = {
  /** Runs before any file of a form is received, so that a refused upload costs nothing. */
  readonly admit?: (caller: { readonly actor: Actor; readonly address: string }) => Promise<void>;
  /** Runs after the texts of a form, which come first where they name owned objects, and before its first file. */
  readonly admitForm?: (form: Pick<Call<Bound>, 'params' | 'body'>) => Promise<void>;
  /** The error of more files than the contract allows, if the specs name one. */
  readonly tooManyFiles?: ErrorCode;
};

/** Registers the route of an endpoint: checks the request, wraps the reply, and sends only declared fields. */
export function bindEndpoint<const Bound extends Endpoint>(
  app: FastifyInstance,
  endpoint: Bound,
  handle: Handler<Bound>,
  { admit, admitForm, tooManyFiles }: Options<Bound> = {},
): void {
  const readCall = callReader(app, endpoint);
  const receive = formReceiver(app, endpoint, tooManyFiles, admitForm);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    // Only where a reply has a schema does the server ask for what writes it.
    schema: { response: { 200: {} } },
    serializerCompiler: () => replyWriter(endpoint),
    handler: async (request, reply) => {
      const head = await readHead(app, endpoint, request);
      await admit?.({ actor: request.actor, address: networkOf(request.ip) });
      const form = await receive(request, head);
      const answered = await answerAndDiscard(form, async () => handle(await readCall(request, head, form)));
      const { items, extras } = answered instanceof Answer ? answered : { items: answered, extras: {} };
      if (endpoint.cacheSeconds !== undefined && typeof items === 'object' && items !== null)
        return sendCacheable(request, reply, items, endpoint.cacheSeconds);
      for (const cookie of extras.cookies ?? []) setCookie(request, reply, cookie);
      const message = extras.message ?? endpoint.success ?? '';
      return reply.header('cache-control', 'no-store').send(successEnvelope(items, message, extras.meta));
    },
  });
}

/** Registers a route that answers with a file; everything before the reply is as for other calls. */
export function bindFileEndpoint<const Bound extends Endpoint>(
  app: FastifyInstance,
  endpoint: Bound,
  send: (call: Call<Bound>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const readCall = callReader(app, endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) =>
      send(await readCall(request, await readHead(app, endpoint, request)), request, reply),
  });
}

/** Registers the endpoints without a handler: they authenticate and authorise like all others, then answer 404. */
export function bindUnimplemented(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  bound: ReadonlySet<Endpoint>,
): void {
  for (const endpoint of endpoints) {
    if (bound.has(endpoint)) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, isUnimplemented: true },
      handler: async () => {
        throw new RequestFailure('object_does_not_exist');
      },
    });
  }
}

/** Returns the actor of a call that requires a signed-in user; the route has refused guests already. */
export function signedIn({ actor }: { readonly actor: Actor }): SignedInActor {
  if (actor.kind === 'guest') throw new RequestFailure('session_has_expired');
  return actor;
}

type Head = { readonly params: unknown; readonly query: unknown };

/** Parses the address of a call and checks the ownership of its ids, before its body is read. */
async function readHead(
  app: FastifyInstance,
  endpoint: Endpoint,
  { actor, params, query }: FastifyRequest,
): Promise<Head> {
  const head = {
    params: endpoint.params && parsePart(endpoint.params, params),
    query: endpoint.query && parsePart(endpoint.query, query),
  };
  await refuseForeignObjects(app, endpoint, actor, { ...head, body: undefined });
  return head;
}

function callReader<Bound extends Endpoint>(app: FastifyInstance, endpoint: Bound) {
  return async (request: FastifyRequest, head: Head, form?: ReceivedForm): Promise<Call<Bound>> => {
    const { actor, cookies } = request;
    const body = endpoint.body && parsePart(endpoint.body, form === undefined ? request.body : form.fields);
    await refuseForeignObjects(app, endpoint, actor, { params: undefined, query: undefined, body });
    const locale = localeOfPreferences(request.headers['accept-language'] ?? '');
    return {
      ...head,
      body,
      files: form?.files ?? [],
      locale,
      actor,
      // Computed on access, since few calls need it.
      get address() {
        return networkOf(request.ip);
      },
      userAgent: request.headers['user-agent'] ?? '',
      cookies,
    } as Call<Bound>;
  };
}

/** Deletes the files that a call has not stored, however it ends. */
async function answerAndDiscard<Answered>(
  form: ReceivedForm | undefined,
  toAnswer: () => Promise<Answered>,
): Promise<Answered> {
  try {
    return await toAnswer();
  } finally {
    await form?.discard();
  }
}

/**
 * Receives the form of an endpoint with files; a file above its limit gets the error that the contract declares. Checks
 * the text fields before the first file before receiving that file: where they name an owned object, they must be there.
 */
function formReceiver<Bound extends Endpoint>(
  app: FastifyInstance,
  endpoint: Bound,
  tooMany: ErrorCode | undefined,
  admitForm: Options<Bound>['admitForm'],
) {
  const { files, errors, body } = endpoint;
  if (files === undefined) return async () => undefined;
  const tooLarge = errors?.find((code) => httpStatusOf(code) === httpStatusOf('request_too_large'));
  const isOwnedByText = ownershipsOf(endpoint).some(({ id }) => id.startsWith('body.'));
  return (request: FastifyRequest, { params }: Head): Promise<ReceivedForm> => {
    const judge = async (fields: ReceivedForm['fields']): Promise<void> => {
      const parsed = body?.safeParse(fields);
      if (parsed?.success !== true) {
        if (!isOwnedByText) return;
        const code = parsed === undefined ? 'invalid_input' : codeOfIssues(parsed.error.issues);
        throw new RequestFailure(code, ['the texts of a form come before its files']);
      }
      await refuseForeignObjects(app, endpoint, request.actor, {
        params: undefined,
        query: undefined,
        body: parsed.data,
      });
      await admitForm?.({ params, body: parsed.data } as Pick<Call<Bound>, 'params' | 'body'>);
    };
    return receiveForm(request, files, { stagingFolder: app.stagingFolder, tooLarge, tooMany, judge });
  };
}

function parsePart<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new RequestFailure(
    codeOfIssues(issues),
    issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

/** A schema may name the error code, as the rules of the domain do; the first one is the key. */
const codeOfIssues = (issues: readonly { readonly message: string }[]): ErrorCode =>
  issues.map(({ message }) => message).find(isErrorCode) ?? 'invalid_input';

/** Scripts cannot read the cookie, and other sites cannot make the browser send it. */
function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const { name, value, path, maxAgeSeconds } = cookie;
  reply.setCookie(name, value, {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.server.isSecure || request.protocol === 'https',
  });
}
