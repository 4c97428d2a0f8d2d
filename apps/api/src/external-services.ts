import { sandboxFacebook, sandboxGoogle } from '@repo/sandbox/identity/sandbox-apps';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import type { Sandbox } from '@repo/sandbox/open-sandbox';
import { sandboxStripe } from '@repo/sandbox/stripe/sandbox-stripe';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { facebookGraphUrl, facebookIdentity } from './adapters/facebook-identity.ts';
import { googleAddresses, googleIdentity } from './adapters/google-identity.ts';
import { googleMapsUrl, googlePlaces } from './adapters/google-places.ts';
import { noPayments, noPlaces, noSocialIdentity } from './adapters/unconfigured-services.ts';
import { stripePagesUrl, stripeUrl } from './adapters/stripe/stripe-client.ts';
import { stripePayments } from './adapters/stripe/stripe-payments.ts';
import { signInPage } from './adapters/sign-in-page.ts';
import { systemClock } from './adapters/system-clock.ts';
import type { Env } from './config/env.ts';
import { databaseFailureOf } from './database/connections/database-unavailable.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { MarketingSite, SignInPages } from './modules/catalogue/catalogue.module.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Places } from './ports/places.ts';
import type { SocialIdentity } from './ports/social-identity.ts';

export type ExternalServices = {
  readonly clock: Clock;
  readonly places: Places;
  readonly google: SocialIdentity;
  readonly facebook: SocialIdentity;
  readonly payments: PaymentGateway;
  /** Returns the marketing site for the public address of the product. */
  readonly siteAt: (publicUrl: string) => MarketingSite;
  /** Returns the pages of Google and Facebook where users choose an account, for a public address. */
  readonly signInPagesAt: (publicUrl: string) => SignInPages;
  /** Undefined without a mail server and without the sandbox. */
  readonly smtpUrl: string | undefined;
  /** Serves the pages of the sandbox if it is on. */
  readonly mount: (
    app: FastifyInstance,
    options: Omit<Parameters<Sandbox['mount']>[1], 'webhookUrl'>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Receives the webhooks of the card provider (`receivePaymentMessage` of the contract). */
export const webhookPath = '/api/Stripe/Webhook';

type Deps = {
  readonly connection: OpenDatabase['connection'];
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Returns the address of this process, for calls to the sandbox; the port may be known only later. */
  readonly ownUrl: () => string;
  /** Returns the address at which users reach the product. */
  readonly publicUrl: () => string;
};

/**
 * Opens each external service: the real one if it is configured, otherwise the sandbox if it is on. The adapters
 * are the same for both (docs/decisions/015-sandbox-protocols.md).
 */
export async function openExternalServices(env: Env, deps: Deps): Promise<ExternalServices> {
  const { connection, logger, ownUrl } = deps;
  const sandbox = env.isSandboxOn
    ? await openSandbox({
        connection,
        realClock: systemClock,
        onTrouble: (reason) => logger.warn({ err: reason }, 'the sandbox has trouble'),
      })
    : undefined;
  const callers = {
    sandboxUrl: sandbox && (() => `${ownUrl()}/sandbox`),
    onTrouble: (sentence: string) => logger.warn(`no answer from ${sentence}`),
  };
  return {
    clock: sandbox?.clock ?? systemClock,
    places: placesOf(env, callers),
    google: googleOf(env, callers),
    facebook: facebookOf(env, callers),
    payments: paymentsOf(env, callers, deps.publicUrl),
    siteAt: (publicUrl) => siteOf(env, publicUrl),
    signInPagesAt: (publicUrl) => signInPagesOf(env, publicUrl),
    smtpUrl: env.smtpUrl ?? sandbox?.smtpUrl,
    mount: async (app, options) => {
      if (sandbox === undefined) return;
      await app.register(async (scope) => {
        // The sandbox has its own connections, which throw the errors of the driver.
        scope.setErrorHandler((error) => {
          throw databaseFailureOf(error);
        });
        await sandbox.mount(scope, { ...options, webhookUrl: () => `${ownUrl()}${webhookPath}` });
      });
    },
    close: async () => sandbox?.close(),
  };
}

type Callers = {
  readonly sandboxUrl: (() => string) | undefined;
  readonly onTrouble: (sentence: string) => void;
};

/** Without a marketing site, its links lead to pages of the sandbox, or to the product if the sandbox is off. */
function siteOf(
  { marketingUrl, communityUrl, socialLinks, isSandboxOn }: Env,
  publicUrl: string,
): MarketingSite {
  const standIn = `${publicUrl}/sandbox/site`;
  return {
    marketingUrl: marketingUrl ?? (isSandboxOn ? standIn : publicUrl),
    communityUrl,
    socialLinks: socialLinks ?? (isSandboxOn ? [{ name: 'Instagram', url: `${standIn}/instagram` }] : []),
  };
}

function placesOf({ google: { mapsKey } }: Env, { sandboxUrl, onTrouble }: Callers): Places {
  if (mapsKey !== undefined) return googlePlaces({ key: mapsKey, baseUrl: () => googleMapsUrl, onTrouble });
  if (sandboxUrl === undefined) return noPlaces;
  return googlePlaces({ key: 'sandbox', baseUrl: () => `${sandboxUrl()}/google-maps`, onTrouble });
}

function paymentsOf({ stripe }: Env, { sandboxUrl }: Callers, publicUrl: () => string): PaymentGateway {
  if (stripe !== undefined) {
    const { apiUrl = stripeUrl, pagesUrl = stripePagesUrl, ...keys } = stripe;
    return stripePayments({
      ...keys,
      baseUrl: () => apiUrl,
      pageOrigin: () => new URL(pagesUrl).origin,
      realClock: systemClock,
    });
  }
  if (sandboxUrl === undefined) return noPayments;
  return stripePayments({
    ...sandboxStripe,
    baseUrl: () => `${sandboxUrl()}/stripe`,
    pageOrigin: () => new URL(publicUrl()).origin,
    realClock: systemClock,
  });
}

function googleOf({ google: { clientId } }: Env, { sandboxUrl, onTrouble }: Callers): SocialIdentity {
  if (clientId !== undefined) return googleIdentity({ clientId, addresses: googleAddresses, onTrouble });
  if (sandboxUrl === undefined) return noSocialIdentity;
  const addresses = {
    tokenInfo: () => `${sandboxUrl()}/google/tokeninfo`,
    userInfo: () => `${sandboxUrl()}/google/oauth2/v3/userinfo`,
  };
  return googleIdentity({ ...sandboxGoogle, addresses, onTrouble });
}

function facebookOf({ facebook }: Env, { sandboxUrl, onTrouble }: Callers): SocialIdentity {
  if (facebook !== undefined) {
    return facebookIdentity({ ...facebook, baseUrl: () => facebookGraphUrl, onTrouble });
  }
  if (sandboxUrl === undefined) return noSocialIdentity;
  return facebookIdentity({ ...sandboxFacebook, baseUrl: () => `${sandboxUrl()}/facebook`, onTrouble });
}

function signInPagesOf({ google: { clientId }, facebook, isSandboxOn }: Env, publicUrl: string): SignInPages {
  const standIn = (provider: 'google' | 'facebook', id: string): string | null =>
    isSandboxOn ? signInPage(provider, id, `${publicUrl}/sandbox/${provider}/choose`) : null;
  return {
    google:
      clientId === undefined ? standIn('google', sandboxGoogle.clientId) : signInPage('google', clientId),
    facebook:
      facebook === undefined
        ? standIn('facebook', sandboxFacebook.appId)
        : signInPage('facebook', facebook.appId),
  };
}
