import type { FastifyInstance } from 'fastify';

/** Only our own origin, and no inline script or style anywhere (budgets Q9). */
const ownOriginOnly = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The one other place that a page talks to, and the worker that packs what it sends there (A-R19). */
const reportingTo = (dsn: string): readonly string[] => [
  `connect-src 'self' ${new URL(dsn).origin}`,
  "worker-src 'self' blob:",
];

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Promised only where the product is reached over HTTPS: on plain localhost it would lock people out. */
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

type Deployment = {
  readonly isSecure: boolean;
  /** The address that browsers report faults to, if any. */
  readonly reportsTo: string | undefined;
};

/** What every reply tells the browser about what it must not do. */
export function sendSecurityHeaders(app: FastifyInstance, { isSecure, reportsTo }: Deployment): void {
  const policy = [...ownOriginOnly, ...(reportsTo === undefined ? [] : reportingTo(reportsTo))];
  const headers = {
    'content-security-policy': policy.join('; '),
    ...always,
    ...(isSecure ? overHttps : {}),
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
