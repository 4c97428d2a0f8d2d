import type { FastifyInstance } from 'fastify';

/** Longer than any body but an upload takes, on the slowest of lines. */
const defaultMs = 30_000;

/**
 * Hangs up on whoever takes for ever to send a body. Node has one such limit for all requests, which has to let the
 * longest upload through; an upload is ended by `receiveForm` when it stands still, everything else by this.
 */
export function limitBodyTime(app: FastifyInstance, mostMs = defaultMs): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.endpoint?.files !== undefined) return done();
    const hangUp = setTimeout(() => raw.destroy(), mostMs);
    raw.once('end', () => clearTimeout(hangUp)).once('close', () => clearTimeout(hangUp));
    done();
  });
}
