import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from './reply-envelope.ts';

type Representation = { readonly body: string; readonly tag: string };

/** Serialised replies by their list, so that a list which a module returns again is serialised once. */
const written = new WeakMap<object, Representation>();

/** Sends a public reply that browsers and CDNs cache; answers 304 when it has not changed. */
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

/** Whether `If-None-Match` names the tag; proxies that compress a reply mark its tag as weak. */
export const isNamedIn = (given: string | undefined, tag: string): boolean =>
  given !== undefined && given.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

function writeOut(reply: FastifyReply, items: object): Representation {
  const body: unknown = reply.serialize(successEnvelope(items));
  if (typeof body !== 'string') throw new TypeError('a reply of the contract is always text');
  const representation = { body, tag: `"${createHash('sha1').update(body).digest('base64url')}"` };
  written.set(items, representation);
  return representation;
}
