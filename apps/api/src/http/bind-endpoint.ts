import { envelopeOf } from '@repo/contracts/envelope';
import type { Endpoint } from '@repo/contracts/endpoint';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendCacheable } from './cacheable-reply.ts';
import { successEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
  }
}

/** What a handler gets: parts checked by the endpoint's schemas, and who reads the answer in which language. */
type Call<Bound extends Endpoint> = {
  readonly params: Parsed<Bound['params']>;
  readonly query: Parsed<Bound['query']>;
  readonly body: Parsed<Bound['body']>;
  readonly locale: Locale;
};

type Parsed<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

type Handler<Bound extends Endpoint> = (call: Call<Bound>) => Promise<z.input<Bound['reply']>>;

/** Makes a route of an endpoint: checks what comes in, wraps what goes out, and sends only declared fields. */
export function bindEndpoint<const Bound extends Endpoint>(
  app: FastifyInstance,
  endpoint: Bound,
  handle: Handler<Bound>,
): void {
  // Nothing here knows callers yet: a call that is not for everybody must not be reachable by accident.
  if (!endpoint.actors.includes('guest')) throw new Error(`${endpoint.key} needs a caller to be known`);
  const readParts = partReader(endpoint);
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
      const items = await handle(readParts(request));
      if (endpoint.cacheSeconds === undefined || typeof items !== 'object' || items === null) {
        return reply.header('cache-control', 'no-store').send(successEnvelope(items));
      }
      return sendCacheable(request, reply, items, endpoint.cacheSeconds);
    },
  });
}

function partReader<Bound extends Endpoint>({ params, query, body }: Bound) {
  return (request: FastifyRequest): Call<Bound> =>
    ({
      params: params && parsePart(params, request.params),
      query: query && parsePart(query, request.query),
      body: body && parsePart(body, request.body),
      locale: localeOfPreferences(request.headers['accept-language'] ?? ''),
    }) as Call<Bound>;
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
