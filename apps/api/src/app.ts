import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { endpoints } from '@repo/contracts/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { bindModules } from './bind-modules.ts';
import type { AppDeps } from './bind-modules.ts';
import { isDatabaseReady } from './database/open-database.ts';
import { serveApiDocuments } from './http/pages/api-documents.ts';
import { bindRest } from './http/bind-endpoint.ts';
import { limitBodyTime } from './http/bodies/body-time-limit.ts';
import { collectBoundEndpoints } from './http/bound-endpoints.ts';
import { failureOfFramework, handleErrors, refuseBrokenRequest, sendFailure } from './http/error-handler.ts';
import { reportHealth, reportMetrics } from './http/health.ts';
import { refuseOtherMethods } from './http/method-guard.ts';
import { acceptForms } from './http/bodies/receive-form.ts';
import { redirectToHttps } from './http/redirect-to-https.ts';
import { RequestFailure } from './http/request-failure.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveApps } from './http/pages/static-apps.ts';
import { isLiveUpgrade } from './realtime/realtime.module.ts';

/** The whole product as one HTTP server, from its dependencies; it opens nothing itself. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    // A logger of its own for every request costs more than all that is logged: lines name the request instead.
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
    http: { shouldUpgradeCallback: isLiveUpgrade },
  });
  logRequests(app);
  handleErrors(app);
  sendSecurityHeaders(app, {
    isSecure: deps.publicUrl().startsWith('https:'),
    reportsTo: deps.sentryDsn,
    hasAnalyticsTag: deps.analyticsId !== undefined,
  });
  redirectToHttps(app, deps);
  await app.register(underPressure, {
    maxEventLoopDelay: deps.busyAfterMs ?? 1000,
    retryAfter: 5,
    pressureHandler: refuseWhenBusy,
  });
  await app.register(cookie);
  limitBodyTime(app);
  acceptForms(app, deps.stagingFolder);
  const registry = reportMetrics(app);
  reportHealth(app, () => isDatabaseReady(deps.database));
  const bound = collectBoundEndpoints(app);
  await serveApiDocuments(app, bound, deps.publicUrl);
  bindModules(app, deps, registry);
  // Routes that a module keeps apart are declared now, before what is left over is.
  await app.after();
  bindRest(app, endpoints, bound);
  refuseOtherMethods(app, bound);
  await serveApps(app, deps.buildFolderOf);
  return app;
}

function refuseWhenBusy(): never {
  throw new RequestFailure('service_unavailable');
}
