import { brand } from '@repo/domain/brand';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { socialLinks } from './social-links.ts';

const port = z.coerce
  .number('must be a number from 0 to 65535')
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535');

const webAddress = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address that begins with http:// or https://',
    // Scheme and host in small letters: cookies and redirects compare them.
    normalize: true,
  })
  .transform((address) => address.replace(/\/+$/, ''));

/** Proxies usually look at readiness every few seconds. */
const lameDuckBehindProxy = 5;

const flag = z.stringbool({
  truthy: ['on', 'true', '1'],
  falsy: ['off', 'false', '0'],
  error: 'must be on or off',
});

const serverAddress = (kind: string, protocol: RegExp) =>
  z.url({ protocol, error: `must be an address that begins with ${kind}` });

const secretKey = z.string().min(32, 'must have at least 32 characters');

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: port.default(4000),
  HOST: z.string().min(1, 'must not be empty').optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
    .optional(),
  DATABASE_POOL: z.coerce.number('must be a number from 1 to 200').int().min(1).max(200).default(10),
  PUBLIC_URL: webAddress.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
  SEED: z.enum(['demo', 'empty'], 'must be demo or empty').optional(),
  SANDBOX: flag.optional(),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_BEFORE: secretKey.optional(),
  TRUST_PROXY: z.coerce.number('must be a number of proxies, 0 to 10').int().min(0).max(10).default(0),
  LAME_DUCK_SECONDS: z.coerce.number('must be a number of seconds, 0 to 60').min(0).max(60).optional(),
  DOCS: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REDIS_URL: serverAddress('redis://', /^rediss?$/).optional(),
  SMTP_URL: serverAddress('smtp://', /^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3, 'must be an email address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  GOOGLE_MAPS_BROWSER_KEY: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: webAddress.optional(),
  STRIPE_PAGES_URL: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  COMPANY_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  COMPANY_ADDRESS: z.string().max(200, 'must have at most 200 characters').optional(),
  TAX_REGISTRATION: z.string().max(200, 'must have at most 200 characters').optional(),
  MARKETING_URL: webAddress.optional(),
  COMMUNITY_URL: webAddress.optional(),
  ANALYTICS_ID: z.string().optional(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .optional(),
  SOCIAL_LINKS: socialLinks.optional(),
  REVEAL_UNKNOWN_EMAIL: flag.default(false),
  SERVICE_WORKER: flag.default(true),
});

export type Env = Readonly<{
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Absent: the address the process itself listens on. */
  publicUrl: string | undefined;
  logLevel: string;
  /** The initial data of an empty database: the demo, or the catalogue only. */
  seed: 'demo' | 'empty';
  /** Whether packages/sandbox replaces the external services that are not configured. */
  isSandboxOn: boolean;
  /** Absent: created once and stored in the database. The second one only verifies, during a key change. */
  secretKeys: readonly string[];
  /** How many proxies in front of the product are trusted to report the client address. */
  trustedProxies: number;
  /** Whether the API documents are served completely, and as a page. */
  hasDocuments: boolean;
  /** Who may read the metrics. */
  figures: 'open' | 'closed' | Readonly<{ token: string }>;
  /** How long the product keeps answering after a stop signal, while `readyz` reports not ready. */
  lameDuckSeconds: number;
  redisUrl: string | undefined;
  /** Absent: the mailbox of the sandbox. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  google: Readonly<{
    clientId: string | undefined;
    mapsKey: string | undefined;
    mapsBrowserKey: string | undefined;
  }>;
  facebook: Readonly<{ appId: string; appSecret: string }> | undefined;
  stripe: StripeSettings | undefined;
  /** Absent: files are stored in `dataDir`. */
  s3: S3Settings | undefined;
  /** The sender of invoices. */
  company: Readonly<{ name: string; address: string | undefined; taxRegistration: string | undefined }>;
  marketingUrl: string | undefined;
  communityUrl: string | undefined;
  analyticsId: string | undefined;
  /** The address that browsers report errors to, after consent. */
  sentryDsn: string | undefined;
  socialLinks: readonly Readonly<{ name: string; url: string }>[] | undefined;
  /** Whether the forgotten-password form says that an email has no account. */
  revealsUnknownEmail: boolean;
  /** Whether browsers get the service worker, or the one that removes it. */
  isWorkerOn: boolean;
}>;

type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  /** Absent: Stripe's own. */
  apiUrl: string | undefined;
  pagesUrl: string | undefined;
}>;

export type S3Settings = Readonly<{
  bucket: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  /** Absent: from the machine's role. */
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | undefined;
}>;

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Reads the environment once, and reports all errors together. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable counts as not set, because shells and compose files clear variables that way.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const lines = parsed.success
    ? mismatchesOf(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  if (!parsed.success || lines.length > 0) {
    throw new StartupError(
      `These environment variables are not right (see .env.example):\n  ${lines.join('\n  ')}`,
    );
  }
  const { data } = parsed;
  const isProduction = data.NODE_ENV === 'production';
  return {
    isProduction,
    port: data.PORT,
    // In development the product is not reachable from other machines.
    host: data.HOST ?? (isProduction ? '::' : 'localhost'),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    seed: data.SEED ?? (isProduction ? 'empty' : 'demo'),
    isSandboxOn: data.SANDBOX ?? !isProduction,
    secretKeys: [data.SECRET_KEY, data.SECRET_KEY_BEFORE].filter((key) => key !== undefined),
    trustedProxies: data.TRUST_PROXY,
    hasDocuments: data.DOCS ?? !isProduction,
    figures:
      data.METRICS_TOKEN === undefined ? (isProduction ? 'closed' : 'open') : { token: data.METRICS_TOKEN },
    lameDuckSeconds: data.LAME_DUCK_SECONDS ?? (data.TRUST_PROXY > 0 ? lameDuckBehindProxy : 0),
    redisUrl: data.REDIS_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    google: {
      clientId: data.GOOGLE_CLIENT_ID,
      mapsKey: data.GOOGLE_MAPS_KEY,
      mapsBrowserKey: data.GOOGLE_MAPS_BROWSER_KEY,
    },
    facebook:
      data.FACEBOOK_APP_ID === undefined || data.FACEBOOK_APP_SECRET === undefined
        ? undefined
        : { appId: data.FACEBOOK_APP_ID, appSecret: data.FACEBOOK_APP_SECRET },
    stripe: stripeSettingsOf(data),
    s3: s3SettingsOf(data),
    company: {
      name: data.COMPANY_NAME ?? brand.singular,
      address: data.COMPANY_ADDRESS,
      taxRegistration: data.TAX_REGISTRATION,
    },
    marketingUrl: data.MARKETING_URL,
    communityUrl: data.COMMUNITY_URL,
    analyticsId: data.ANALYTICS_ID,
    sentryDsn: data.SENTRY_DSN,
    socialLinks: data.SOCIAL_LINKS,
    revealsUnknownEmail: data.REVEAL_UNKNOWN_EMAIL,
    isWorkerOn: data.SERVICE_WORKER,
  };
}

function stripeSettingsOf(data: z.output<typeof variables>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = data;
  return STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined
    ? undefined
    : {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiUrl: data.STRIPE_API_URL,
        pagesUrl: data.STRIPE_PAGES_URL,
      };
}

function s3SettingsOf(data: z.output<typeof variables>): S3Settings | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  if (S3_BUCKET === undefined) return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    credentials:
      S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined
        ? undefined
        : { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}

/**
 * Returns errors between variables: one half of a pair, and a production environment that would use the sandbox
 * although it is not switched on.
 */
function mismatchesOf(data: z.output<typeof variables>): string[] {
  const isOdd = (one: unknown, other: unknown): boolean => (one === undefined) !== (other === undefined);
  const isLeftToSandbox =
    data.NODE_ENV === 'production' && data.SANDBOX !== true && data.SMTP_URL === undefined;
  return [
    isOdd(data.FACEBOOK_APP_ID, data.FACEBOOK_APP_SECRET) &&
      'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together',
    isOdd(data.STRIPE_SECRET_KEY, data.STRIPE_WEBHOOK_SECRET) &&
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together',
    data.STRIPE_API_URL !== undefined &&
      data.STRIPE_SECRET_KEY === undefined &&
      'STRIPE_SECRET_KEY must be set where STRIPE_API_URL is',
    isOdd(data.S3_ACCESS_KEY_ID, data.S3_SECRET_ACCESS_KEY) &&
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    // The old key would otherwise sign as if it were the newest.
    data.SECRET_KEY_BEFORE !== undefined &&
      data.SECRET_KEY === undefined &&
      'SECRET_KEY must be set where SECRET_KEY_BEFORE is',
    data.NODE_ENV === 'production' &&
      data.SANDBOX !== true &&
      data.SEED === 'demo' &&
      'SEED must be empty in production, unless SANDBOX is on',
    isLeftToSandbox && 'SMTP_URL must be set in production, unless SANDBOX is on',
    data.NODE_ENV === 'production' &&
      data.DATABASE_URL !== undefined &&
      data.SECRET_KEY === undefined &&
      data.SANDBOX !== true &&
      'SECRET_KEY must be set in production, unless SANDBOX is on',
  ].filter((line) => line !== false);
}
