import type { FastifyInstance, FastifyRequest } from 'fastify';

type Deployment = {
  /** The address people reach the product under. */
  readonly publicUrl: () => string;
  readonly trustedProxies: number;
};

/**
 * Whoever visits over plain HTTP goes on over HTTPS, except on localhost (S1§2). Only a proxy that is trusted knows
 * how somebody came: without one there is nothing to tell, and a redirect could go round for ever.
 */
export function redirectToHttps(app: FastifyInstance, { publicUrl, trustedProxies }: Deployment): void {
  if (trustedProxies === 0 || !publicUrl().startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isPlainVisit(request)) return reply.redirect(`${publicUrl()}${request.url}`, 308);
  });
}

/** A check of the proxy itself names no protocol; a request line that names a server is no path to go on with. */
const isPlainVisit = ({ method, headers, protocol, hostname, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['x-forwarded-proto'] !== undefined &&
  protocol === 'http' &&
  hostname !== 'localhost' &&
  url.startsWith('/');
