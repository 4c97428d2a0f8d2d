import { envelopeOf } from '@repo/contracts/envelope';
import type { Endpoint } from '@repo/contracts/endpoint';
import { httpStatusOf, isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, SignedInActor } from '../actor.ts';
import { Answer } from './answer.ts';
import type { Cookie } from './answer.ts';
import { sendCacheable } from './cacheable-reply.ts';
import { networkOf } from './limits/network-of.ts';
import { refuseForeignObjects } from './ownership.ts';
import { receiveForm } from './bodies/receive-form.ts';
import type { ReceivedFile, ReceivedForm } from './bodies/receive-form.ts';
import { successEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
    /** In the contract, but without anybody to answer it yet. */
    readonly isAhead?: boolean;
  }
}

/** What a handler gets: parts checked by the endpoint's schemas, and who asks, from where, in which language. */
export type Call<Bound extends Endpoint> = {
  readonly params: Parsed<Bound['params']>;
  readonly query: Parsed<Bound['query']>;
  readonly body: Parsed<Bound['body']>;
  /** What came with a form; whatever of it the handler has not kept by its end is thrown away. */
  readonly files: readonly ReceivedFile[];
  readonly locale: Locale;
  readonly actor: Actor;
  /** The network that the call came from, for limits. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
};

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

type Items<Bound extends Endpoint> = z.input<Bound['reply']>;

type Handler<Bound extends Endpoint> = (call: Call<Bound>) => Promise<Items<Bound> | Answer<Items<Bound>>>;

type Options = {
  /** Asked before any file of a form is received: an upload that is one too many should cost nothing. */
  readonly admit?: (caller: { readonly actor: Actor; readonly address: string }) => Promise<void>;
  /** What more files than the contract allows are answered with, where the specs have a word for it. */
  readonly tooManyFiles?: ErrorCode;
};

/** Makes a route of an endpoint: checks what comes in, wraps what goes out, and sends only declared fields. */
export function bindEndpoint<const Bound extends Endpoint>(
  app: FastifyInstance,
  endpoint: Bound,
  handle: Handler<Bound>,
  { admit, tooManyFiles }: Options = {},
): void {
  const readCall = callReader(app, endpoint);
  const receive = formReceiver(app, endpoint, tooManyFiles);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      response: {
        200: z.toJSONSchema(envelopeOf(endpoint.reply, endpoint.beside), { io: 'output', target: 'draft-7' }),
      },
    },
    handler: async (request, reply) => {
      await admit?.({ actor: request.actor, address: networkOf(request.ip) });
      const form = await receive(request);
      const answered = await answerAndDiscard(form, async () => handle(await readCall(request, form)));
      const { items, extras } = answered instanceof Answer ? answered : { items: answered, extras: {} };
      if (endpoint.cacheSeconds !== undefined && typeof items === 'object' && items !== null)
        return sendCacheable(request, reply, items, endpoint.cacheSeconds);
      for (const cookie of extras.cookies ?? []) setCookie(request, reply, cookie);
      const message = extras.message ?? endpoint.success ?? '';
      return reply.header('cache-control', 'no-store').send(successEnvelope(items, message, extras.beside));
    },
  });
}

/** A route whose answer is the content of a file: everything before the answer is as for any other call. */
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
    handler: async (request, reply) => send(await readCall(request), request, reply),
  });
}

/**
 * Makes routes of what nobody answers yet. Callers are known and judged as everywhere else, then nothing is found:
 * a call can never be open by having been forgotten.
 */
export function bindRest(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  bound: ReadonlySet<Endpoint>,
): void {
  for (const endpoint of endpoints) {
    if (bound.has(endpoint)) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, isAhead: true },
      handler: async () => {
        throw new RequestFailure('object_does_not_exist');
      },
    });
  }
}

/** The caller, where a call is for people who are signed in: the route has seen to that already. */
export function signedIn({ actor }: { readonly actor: Actor }): SignedInActor {
  if (actor.kind === 'guest') throw new RequestFailure('session_has_expired');
  return actor;
}

function callReader<Bound extends Endpoint>(app: FastifyInstance, endpoint: Bound) {
  const { params, query, body } = endpoint;
  return async (request: FastifyRequest, form?: ReceivedForm): Promise<Call<Bound>> => {
    const parts = {
      params: params && parsePart(params, request.params),
      query: query && parsePart(query, request.query),
      body: body && parsePart(body, form === undefined ? request.body : form.fields),
    };
    await refuseForeignObjects(app, endpoint, request.actor, parts);
    const { actor, cookies } = request;
    const locale = localeOfPreferences(request.headers['accept-language'] ?? '');
    return {
      ...parts,
      files: form?.files ?? [],
      locale,
      actor,
      // Few calls ask for it, and finding it out costs every call that does not.
      get address() {
        return networkOf(request.ip);
      },
      cookies,
    } as Call<Bound>;
  };
}

/** However a call ends, files that it has not kept are gone. */
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

/** Receives the form of an endpoint that takes files; a file above its limit gets the code the contract has for it. */
function formReceiver(app: FastifyInstance, { files, errors }: Endpoint, tooMany: ErrorCode | undefined) {
  if (files === undefined) return async () => undefined;
  const tooLarge = errors?.find((code) => httpStatusOf(code) === httpStatusOf('request_too_large'));
  return (request: FastifyRequest): Promise<ReceivedForm> =>
    receiveForm(request, files, { stagingFolder: app.stagingFolder, tooLarge, tooMany });
}

function parsePart<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // A schema may name the failure itself, as the rules of the domain do; the first one is the key.
  const named = issues.map(({ message }) => message).find(isErrorCode) ?? 'invalid_input';
  throw new RequestFailure(
    named,
    issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

/** No script can read it and no other site can make the browser send it. */
function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const { name, value, path, maxAgeSeconds } = cookie;
  reply.setCookie(name, value, {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  });
}
