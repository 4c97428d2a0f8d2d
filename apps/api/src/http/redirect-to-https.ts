import type { FastifyInstance, FastifyRequest } from 'fastify';

type Deployment = {
  /** The address at which users reach the product. */
  readonly publicUrl: () => string;
  readonly trustedProxies: number;
};

/**
 * Redirects plain HTTP to HTTPS, except on localhost (S1§2). Only a trusted proxy reports the scheme of the request;
 * without one a redirect could loop.
 */
export function redirectToHttps(app: FastifyInstance, { publicUrl, trustedProxies }: Deployment): void {
  if (trustedProxies === 0 || !publicUrl().startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isPlainVisit(request)) return reply.redirect(`${publicUrl()}${request.url}`, 308);
  });
}

/** Health checks of a proxy name no protocol; a request line with a host is not a path to redirect to. */
const isPlainVisit = ({ method, headers, protocol, hostname, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['x-forwarded-proto'] !== undefined &&
  protocol === 'http' &&
  hostname !== 'localhost' &&
  url.startsWith('/');
