import type { FastifyInstance } from 'fastify';

/** Only our own origin, and no inline script or style anywhere (budgets Q9). */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const always = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Promised only where the product is reached over HTTPS: on plain localhost it would lock people out. */
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** What every reply tells the browser about what it must not do. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): void {
  const headers = isSecure ? { ...always, ...overHttps } : always;
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
