import type { AppName } from '@repo/domain/site/app-of-path';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import { signedFileAddresses } from './files/file-address.ts';
import { createImageWork } from './files/images/image-work.ts';
import type { FiguresAccess, ReadinessChecks } from './http/health.ts';
import { authenticate } from './http/authenticate.ts';
import { checkOwnership } from './http/ownership.ts';
import { serveStoredFiles } from './http/stored-files/serve-stored-files.ts';
import { accountModule } from './modules/account/account.module.ts';
import { applicationsModule } from './modules/applications/applications.module.ts';
import { bookingEventsModule, bookingEventRecorder } from './modules/booking-events/booking-events.module.ts';
import { briefFilesModule } from './modules/brief-files/brief-files.module.ts';
import { calendarFeedModule } from './modules/calendar-feed/calendar-feed.module.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import type { MarketingSite, SignInPages } from './modules/catalogue/catalogue.module.ts';
import { checkoutModule } from './modules/checkout/checkout.module.ts';
import { eventConsentsModule } from './modules/event-consents/event-consents.module.ts';
import { eventCompletionModule } from './modules/event-completion/event-completion.module.ts';
import { galleriesModule } from './modules/galleries/galleries.module.ts';
import { hostEventsModule } from './modules/host-events/host-events.module.ts';
import { draftsModule } from './modules/drafts/drafts.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { invoicesModule } from './modules/invoices/invoices.module.ts';
import { reviewsModule } from './modules/reviews/reviews.module.ts';
import { searchModule } from './modules/search/search.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { ordersModule } from './modules/orders/orders.module.ts';
import { paymentsModule } from './modules/payments/payments.module.ts';
import { placesModule } from './modules/places/places.module.ts';
import { providerEventsModule } from './modules/provider-events/provider-events.module.ts';
import { profilesModule } from './modules/profiles/profiles.module.ts';
import { promoCodesModule } from './modules/promo-codes/promo-codes.module.ts';
import { referralsModule } from './modules/referrals/referrals.module.ts';
import { refundsModule } from './modules/refunds/refunds.module.ts';
import { requestsModule } from './modules/requests/requests.module.ts';
import { supportModule } from './modules/support/support.module.ts';
import { bindOperatorCalls } from './operator/bind-operator-calls.ts';
import { operatorCalls } from './operator/operator-calls.ts';
import { realtimeModule } from './realtime/realtime.module.ts';
import type { RealtimeDeps } from './realtime/realtime.module.ts';

export type AppDeps = Omit<Deps, 'recordBookingEvent'> & {
  /** Receives uploads before they are stored; on the same disk as a file store. */
  readonly stagingFolder: string;
  readonly live: RealtimeDeps['live'];
  readonly logger: FastifyBaseLogger;
  /** How many proxies in front are trusted to set the client address. */
  readonly trustedProxies: number;
  readonly buildFolderOf: (app: AppName) => string;
  /** Whether browsers get the service worker (default: yes), or the one that removes it. */
  readonly isWorkerOn?: boolean;
  /** Whether the forgotten-password form reveals that an email has no account; undefined: no. */
  readonly revealsUnknownEmail?: boolean;
  readonly site?: (() => MarketingSite) | undefined;
  /** The login pages of Google and Facebook. */
  readonly signInPages?: (() => SignInPages) | undefined;
  readonly analyticsId?: string | undefined;
  readonly googleMapsBrowserKey?: string | undefined;
  /** The DSN that browsers report errors to. */
  readonly sentryDsn?: string | undefined;
  /** The event loop delay above which calls are refused; 0: never. */
  readonly busyAfterMs?: number;
  /** Whether /docs is public, including the operators' calls (default: yes). */
  readonly hasDocuments?: boolean;
  /** Who may read the metrics (default: everyone). */
  readonly figures?: FiguresAccess;
  /** The checks of readiness besides the database. */
  readonly readiness?: ReadinessChecks;
};

/** Creates every module with its dependencies. */
export function bindModules(app: FastifyInstance, deps: AppDeps, registry: Registry): void {
  const identity = identityModule(deps);
  authenticate(app, identity.actorOfToken);
  checkOwnership(app);
  const fileAddresses = signedFileAddresses(deps.secrets.keysFor('file-address'), deps.clock);
  serveStoredFiles(app, { ...deps, fileAddresses });
  deps.jobs.repeat('sweep-jobs', secondsPerDay, deps.jobs.sweep);
  const images = createImageWork(deps.stagingFolder);
  const recordBookingEvent = bookingEventRecorder(deps.jobs);
  identity.bindRoutes(app);
  const pushToReceivers = realtimeModule(app, deps, identity, registry);
  accountModule(app, deps);
  applicationsModule(app, { ...deps, images });
  const briefFiles = briefFilesModule(app, deps);
  const catalogue = catalogueModule(app, deps);
  promoCodesModule(app, deps);
  profilesModule(app, { ...deps, images });
  galleriesModule(app, {
    ...deps,
    images,
    fileAddresses,
    recordBookingEvent,
    actorOfToken: identity.actorOfToken,
  });
  searchModule(app, deps);
  placesModule(app, deps);
  ordersModule(app, deps);
  notificationsModule(app, { ...deps, pushToReceivers });
  bookingEventsModule({ ...deps, pushToReceivers });
  paymentsModule(app, { ...deps, recordBookingEvent });
  eventCompletionModule({ ...deps, recordBookingEvent });
  requestsModule(app, { ...deps, recordBookingEvent });
  hostEventsModule(app, deps);
  eventConsentsModule(app, { ...deps, recordBookingEvent });
  calendarFeedModule(app, deps);
  providerEventsModule(app, { ...deps, fileAddresses, recordBookingEvent });
  reviewsModule(app, { ...deps, recordBookingEvent });
  invoicesModule(app, deps);
  refundsModule(app, { ...deps, recordBookingEvent });
  checkoutModule(app, { ...deps, briefFiles, recordBookingEvent });
  draftsModule(app, { ...deps, recordBookingEvent });
  referralsModule(app, { ...deps, recordBookingEvent });
  supportModule(app, deps);
  bindOperatorCalls(app, operatorCalls({ ...deps, fileAddresses, recordBookingEvent }, catalogue.forget));
}
