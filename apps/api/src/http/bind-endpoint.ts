import { createHash } from 'node:crypto';
import { envelopeOf } from '@repo/contracts/envelope';
import type { Endpoint } from '@repo/contracts/endpoint';
import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { successEnvelope } from './reply-envelope.ts';
import { RequestFailure } from './request-failure.ts';

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
  const parts = partReaders(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      response: { 200: z.toJSONSchema(envelopeOf(endpoint.reply), { io: 'output', target: 'draft-7' }) },
    },
    handler: async (request, reply) => {
      const call = parts(request);
      const items = await handle(call);
      if (endpoint.cacheSeconds !== undefined)
        return sendCacheable(request, reply, Object(items), endpoint.cacheSeconds);
      return reply.header('cache-control', 'no-store').send(successEnvelope(items));
    },
  });
}

function partReaders<Bound extends Endpoint>({ params, query, body }: Bound) {
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
  throw new RequestFailure(
    'invalid_input',
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

type Representation = { readonly body: string; readonly tag: string };

/** Kept as long as the list itself is: a module that answers the same list again has it written out once. */
const written = new WeakMap<object, Representation>();

/** The same for everybody: kept by browsers and CDNs, and answered without a body when it has not changed. */
function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  items: object,
  seconds: number,
): FastifyReply {
  const { body, tag } = written.get(items) ?? writeOut(reply, items);
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, vary: 'Accept-Language', etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

function writeOut(reply: FastifyReply, items: object): Representation {
  const body: unknown = reply.serialize(successEnvelope(items));
  if (typeof body !== 'string') throw new TypeError('a reply of the contract is always text');
  const representation = { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  written.set(items, representation);
  return representation;
}
