import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from './reply-envelope.ts';

type Representation = { readonly body: string; readonly tag: string };

/** Kept as long as the list itself is: a module that answers the same list again has it written out once. */
const written = new WeakMap<object, Representation>();

/** The same for everybody: kept by browsers and CDNs, and answered without a body when it has not changed. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  items: object,
  seconds: number,
): FastifyReply {
  const { body, tag } = written.get(items) ?? writeOut(reply, items);
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, vary: 'Accept-Language', etag: tag });
  if (isNamedIn(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether a caller has it already; who packs a reply on the way, marks its tag as weak. */
export const isNamedIn = (given: string | undefined, tag: string): boolean =>
  given !== undefined && given.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

function writeOut(reply: FastifyReply, items: object): Representation {
  const body: unknown = reply.serialize(successEnvelope(items));
  if (typeof body !== 'string') throw new TypeError('a reply of the contract is always text');
  const representation = { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  written.set(items, representation);
  return representation;
}
