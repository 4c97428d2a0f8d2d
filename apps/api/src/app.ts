import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { endpoints } from '@repo/contracts/contract';
import type { AppName } from '@repo/domain/site/app-of-path';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isDatabaseReady } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { serveApiDocuments } from './http/api-documents.ts';
import { bindRest } from './http/bind-endpoint.ts';
import { collectBoundEndpoints } from './http/bound-endpoints.ts';
import { failureOfFramework, handleErrors, sendFailure } from './http/error-handler.ts';
import { reportHealth, reportMetrics } from './http/health.ts';
import { knowCallers } from './http/know-callers.ts';
import { refuseOtherMethods } from './http/method-guard.ts';
import { checkOwnership } from './http/ownership.ts';
import { RequestFailure } from './http/request-failure.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveApps } from './http/static-apps.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import type { Secrets } from './secrets.ts';
import type { SendMail } from './mails/send-mail.ts';
import type { Clock } from './ports/clock.ts';
import type { Jobs } from './ports/jobs.ts';

export type AppDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** How many proxies in front may say which address a request came from. */
  readonly trustedProxies: number;
  readonly logger: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly sendMail: SendMail;
  /** Asked at the time of use: the port may only be known once the server listens. */
  readonly publicUrl: () => string;
  readonly buildFolderOf: (app: AppName) => string;
};

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
    // The specs write the same paths in several casings.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    trustProxy: (_, hop) => hop < deps.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });
  logRequests(app);
  handleErrors(app);
  sendSecurityHeaders(app, { isSecure: deps.publicUrl().startsWith('https:') });
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 5,
    pressureHandler: refuseWhenBusy,
  });
  await app.register(cookie);
  reportMetrics(app);
  reportHealth(app, () => isDatabaseReady(deps.database));
  const bound = collectBoundEndpoints(app);
  await serveApiDocuments(app, bound, deps.publicUrl);
  const identity = identityModule(deps);
  knowCallers(app, identity.actorOfToken);
  checkOwnership(app);
  catalogueModule(app, deps);
  bindRest(app, endpoints, bound);
  refuseOtherMethods(app, bound);
  await serveApps(app, deps.buildFolderOf);
  return app;
}

function refuseWhenBusy(): never {
  throw new RequestFailure('service_unavailable');
}
