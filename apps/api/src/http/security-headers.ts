import { analyticsTagOrigin } from '@repo/domain/site/analytics-tag';
import type { FastifyInstance } from 'fastify';

/** Where the analytics tag sends figures to. */
const analyticsFigures = [
  analyticsTagOrigin,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** Only our own origin, and no inline script or style anywhere (budgets Q9). */
const ownOriginOnly = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Packs the faults of a page before they are sent (A-R19). */
const reportingWorker = "worker-src 'self' blob:";

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
  /** Whether the deployment has an analytics tag. */
  readonly hasAnalyticsTag: boolean;
};

/** Our own origin, and the places that the deployment itself has named. */
function policyOf({ reportsTo, hasAnalyticsTag }: Omit<Deployment, 'isSecure'>): string {
  const talksTo = [
    ...(reportsTo === undefined ? [] : [new URL(reportsTo).origin]),
    ...(hasAnalyticsTag ? analyticsFigures : []),
  ];
  return [
    ...ownOriginOnly,
    ...(hasAnalyticsTag ? [`script-src 'self' ${analyticsTagOrigin}`] : []),
    ...(talksTo.length > 0 ? [`connect-src 'self' ${talksTo.join(' ')}`] : []),
    ...(reportsTo === undefined ? [] : [reportingWorker]),
  ].join('; ');
}

/** What every reply tells the browser about what it must not do. */
export function sendSecurityHeaders(app: FastifyInstance, { isSecure, ...named }: Deployment): void {
  const headers = {
    'content-security-policy': policyOf(named),
    ...always,
    ...(isSecure ? overHttps : {}),
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
