import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a call may take, if it is not the usual time. */
    readonly bodyMs?: number;
  }
}

/** Longer than any body except an upload takes on a slow line. */
const defaultMs = 30_000;

/**
 * Closes the connection of a client that sends its body too slowly. Node's own limit applies to all requests and must
 * allow the longest upload; `receiveForm` ends stalled uploads, this ends everything else.
 */
export function limitBodyTime(app: FastifyInstance, mostMs = defaultMs): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.endpoint?.files !== undefined) return done();
    const hangUp = setTimeout(() => raw.destroy(), routeOptions.config.bodyMs ?? mostMs).unref();
    raw.once('end', () => clearTimeout(hangUp)).once('close', () => clearTimeout(hangUp));
    done();
  });
}
