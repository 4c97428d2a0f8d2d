import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { endpoints } from '@repo/contracts/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bindModules } from './bind-modules.ts';
import type { AppDeps } from './bind-modules.ts';
import { isDatabaseReady } from './database/open-database.ts';
import { watchStorage } from './files/storage-full.ts';
import { serveApiDocuments } from './http/pages/api-documents.ts';
import { bindUnimplemented } from './http/bind-endpoint.ts';
import { limitBodyTime } from './http/bodies/body-time-limit.ts';
import { collectBoundEndpoints } from './http/bound-endpoints.ts';
import { failureOfFramework, handleErrors, refuseBrokenRequest, sendFailure } from './http/error-handler.ts';
import { healthPath, reportHealth, reportMetrics } from './http/health.ts';
import { refuseOtherMethods } from './http/method-guard.ts';
import { acceptForms } from './http/bodies/receive-form.ts';
import { redirectToHttps } from './http/redirect-to-https.ts';
import { RequestFailure } from './http/request-failure.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveApps } from './http/pages/static-apps.ts';
import { isLiveUpgrade } from './realtime/realtime.module.ts';

/** Builds the HTTP server of the product from its dependencies; opens no connection itself. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    // A logger per request costs more than the logging itself; lines carry the request id instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => {
      void sendFailure(reply, failureOfFramework(error));
    },
    clientErrorHandler: refuseBrokenRequest,
    // The specs write the same paths in several casings; ids of the maps service are long.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1024 },
    trustProxy: (_, hop) => hop < deps.trustedProxies,
    bodyLimit: 1024 * 1024,
    // Long enough for the largest upload over a slow line; `limitBodyTime` is the limit of everything else.
    requestTimeout: 60 * 60_000,
    forceCloseConnections: 'idle',
    // Answers requests on open connections while the server closes; the reply then ends the connection.
    return503OnClosing: false,
    http: { shouldUpgradeCallback: isLiveUpgrade },
  });
  logRequests(app);
  const storage = watchStorage(deps.stagingFolder, deps.clock);
  handleErrors(app, storage.note);
  const isSecure = deps.publicUrl().startsWith('https:');
  app.decorate('isSecure', isSecure);
  sendSecurityHeaders(app, {
    isSecure,
    reportsTo: deps.sentryDsn,
    hasAnalyticsTag: deps.analyticsId !== undefined,
    hasGoogleMaps: deps.googleMapsBrowserKey !== undefined,
    filesFrom: await deps.blobs.origin(),
  });
  redirectToHttps(app, deps);
  const { busyAfterMs = 1000 } = deps;
  await app.register(underPressure, {
    maxEventLoopDelay: busyAfterMs,
    retryAfter: 5,
    pressureHandler: refuseWhenBusy,
  });
  await app.register(cookie);
  limitBodyTime(app);
  acceptForms(app, deps.stagingFolder);
  const registry = reportMetrics(app, deps.figures ?? 'open');
  reportHealth(
    app,
    { database: () => isDatabaseReady(deps.database), storage: storage.hasSpace, ...deps.readiness },
    busyAfterMs,
  );
  const bound = collectBoundEndpoints(app);
  await serveApiDocuments(app, bound, deps);
  bindModules(app, deps, registry);
  // Waits for routes that modules register in plugins, so that bindUnimplemented sees them.
  await app.after();
  bindUnimplemented(app, endpoints, bound);
  refuseOtherMethods(app, bound);
  await serveApps(app, deps.buildFolderOf, { isWorkerOn: deps.isWorkerOn });
  return app;
}

function refuseWhenBusy({ routeOptions }: FastifyRequest): undefined {
  if (routeOptions.url === healthPath) return undefined;
  throw new RequestFailure('service_unavailable');
}
