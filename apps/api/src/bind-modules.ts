import type { AppName } from '@repo/domain/site/app-of-path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './database/schema.ts';
import { signedFileAddresses } from './files/file-address.ts';
import { createImageWork } from './files/images/image-work.ts';
import { knowCallers } from './http/know-callers.ts';
import { checkOwnership } from './http/ownership.ts';
import { serveStoredFiles } from './http/stored-files/serve-stored-files.ts';
import type { SendMail } from './mails/send-mail.ts';
import { accountModule } from './modules/account/account.module.ts';
import { applicationOffice, applicationsModule } from './modules/applications/applications.module.ts';
import { bookingNewsModule, newsTeller } from './modules/booking-news/booking-news.module.ts';
import { briefFilesModule } from './modules/brief-files/brief-files.module.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import type { MarketingSite, SignInPages } from './modules/catalogue/catalogue.module.ts';
import { checkoutModule } from './modules/checkout/checkout.module.ts';
import { eventCompletionModule } from './modules/event-completion/event-completion.module.ts';
import { hostEventsModule } from './modules/host-events/host-events.module.ts';
import { draftsModule } from './modules/drafts/drafts.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { invoicesModule } from './modules/invoices/invoices.module.ts';
import type { Company } from './modules/invoices/invoices.module.ts';
import { matchingModule } from './modules/matching/matching.module.ts';
import type { OperatedParts } from './modules/operations/operations.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { ordersModule } from './modules/orders/orders.module.ts';
import { paymentsModule } from './modules/payments/payments.module.ts';
import { placesModule } from './modules/places/places.module.ts';
import { createProvider, profilesModule, providerRates } from './modules/profiles/profiles.module.ts';
import { promoCodesModule } from './modules/promo-codes/promo-codes.module.ts';
import { referralsModule } from './modules/referrals/referrals.module.ts';
import { refundsModule } from './modules/refunds/refunds.module.ts';
import { requestsModule } from './modules/requests/requests.module.ts';
import { bindOperatorCalls } from './operator/bind-operator-calls.ts';
import { operatorCalls } from './operator/operator-calls.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Clock } from './ports/clock.ts';
import type { Jobs } from './ports/jobs.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Places } from './ports/places.ts';
import type { SocialIdentity } from './ports/social-identity.ts';
import type { Throttle } from './ports/throttle.ts';
import { realtimeModule } from './realtime/realtime.module.ts';
import type { RealtimeDeps } from './realtime/realtime.module.ts';
import type { Secrets } from './secrets.ts';

export type AppDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly blobs: BlobStore;
  /** Where files arrive before they are kept; the same disk as a store that keeps them on one. */
  readonly stagingFolder: string;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  readonly throttle: Throttle;
  readonly live: RealtimeDeps['live'];
  readonly places: Places;
  readonly payments: PaymentGateway;
  readonly social: { readonly google: SocialIdentity; readonly facebook: SocialIdentity };
  readonly logger: FastifyBaseLogger;
  /** How many proxies in front may say which address a request came from. */
  readonly trustedProxies: number;
  /** Asked at the time of use: the port may only be known once the server listens. */
  readonly publicUrl: () => string;
  readonly buildFolderOf: (app: AppName) => string;
  /** Who sends invoices. */
  readonly company: Company;
  readonly site?: (() => MarketingSite) | undefined;
  /** On which pages people choose a Google or Facebook account. */
  readonly signInPages?: (() => SignInPages) | undefined;
  readonly analyticsId?: string | undefined;
  /** Where browsers report the faults of pages to. */
  readonly sentryDsn?: string | undefined;
  /** How long the process may be late before it turns calls away; 0: it never does. */
  readonly busyAfterMs?: number;
  /** What other parts do for operators. */
  readonly operated?: OperatedParts;
};

/** Every module of the product, put together: who needs what of whom is said here and nowhere else. */
export function bindModules(app: FastifyInstance, deps: AppDeps, registry: Registry): void {
  const identity = identityModule(deps);
  knowCallers(app, identity.actorOfToken);
  checkOwnership(app);
  const fileAddresses = signedFileAddresses(deps.secrets.keysFor('file-address'), deps.clock);
  serveStoredFiles(app, { ...deps, fileAddresses });
  const images = createImageWork(deps.stagingFolder);
  identity.bindRoutes(app);
  const tellReceivers = realtimeModule(app, deps, identity.verifyToken, registry);
  accountModule(app, deps);
  applicationsModule(app, { ...deps, images });
  const briefFiles = briefFilesModule(app, deps);
  const catalogue = catalogueModule(app, deps);
  promoCodesModule(app, deps);
  profilesModule(app, deps);
  matchingModule(app, deps);
  placesModule(app, deps);
  ordersModule(app, deps);
  notificationsModule(app, { ...deps, tellReceivers });
  bookingNewsModule({ ...deps, tellReceivers });
  const tell = newsTeller(deps.jobs);
  paymentsModule(app, { ...deps, tell });
  eventCompletionModule({ ...deps, tell });
  requestsModule(app, { ...deps, tell });
  hostEventsModule(app, deps);
  invoicesModule(app, deps);
  refundsModule(app, { ...deps, tell });
  checkoutModule(app, { ...deps, briefFiles, tell });
  draftsModule(app, { ...deps, tell });
  referralsModule(app, { ...deps, tell });
  const applications = applicationOffice({ ...deps, fileAddresses, createProvider });
  const refunds = { jobs: deps.jobs, tell };
  const operated = { applications, rates: providerRates, jobs: deps.jobs, refunds, ...deps.operated };
  bindOperatorCalls(app, operatorCalls({ ...deps, tell }, operated, catalogue.forget));
}
