import { analyticsTagOrigin } from '@repo/domain/site/analytics-tag';
import type { FastifyInstance } from 'fastify';
import { googleMapsUrl } from '../adapters/google-places.ts';

/** The origins that the analytics tag sends data to. */
const analyticsFigures = [
  analyticsTagOrigin,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** Only our own origin, and no inline script or style anywhere (budgets Q9). */
const ownOriginOnly = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Compresses the error reports of a page (A-R19). */
const reportingWorker = "worker-src 'self' blob:";

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Sent only when the product is reached over HTTPS: on plain localhost it would lock users out. */
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

type Deployment = {
  readonly isSecure: boolean;
  /** The address that browsers report errors to, if any. */
  readonly reportsTo: string | undefined;
  /** Whether the deployment has an analytics tag. */
  readonly hasAnalyticsTag: boolean;
  /** Whether browsers load Google's places script. */
  readonly hasGoogleMaps: boolean;
  /** Where private files are read, if not on our own origin. */
  readonly filesFrom: string | undefined;
};

/** Allows our own origin and those that the deployment configures. */
function policyOf({
  reportsTo,
  hasAnalyticsTag,
  hasGoogleMaps,
  filesFrom,
}: Omit<Deployment, 'isSecure'>): string {
  const talksTo = [
    ...(reportsTo === undefined ? [] : [new URL(reportsTo).origin]),
    ...(hasAnalyticsTag ? analyticsFigures : []),
    ...(hasGoogleMaps ? [googleMapsUrl] : []),
  ];
  const scripts = [
    ...(hasAnalyticsTag ? [analyticsTagOrigin] : []),
    ...(hasGoogleMaps ? [googleMapsUrl] : []),
  ];
  const files = ["'self'", ...(filesFrom === undefined ? [] : [filesFrom])].join(' ');
  return [
    ...ownOriginOnly,
    `img-src ${files} data: blob:`,
    // An uploading browser makes the poster of a video from its own file.
    `media-src ${files} blob:`,
    ...(scripts.length > 0 ? [`script-src 'self' ${scripts.join(' ')}`] : []),
    ...(talksTo.length > 0 ? [`connect-src 'self' ${talksTo.join(' ')}`] : []),
    ...(reportsTo === undefined ? [] : [reportingWorker]),
  ].join('; ');
}

/** Adds the security headers to every reply. */
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
