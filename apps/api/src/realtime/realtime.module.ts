import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { messageBoardHub } from '@repo/contracts/hub/message-board-hub';
import { brand } from '@repo/domain/brand';
import { redisBackplane } from '@repo/signalr-server/backplane/redis-backplane';
import { hubRoutes } from '@repo/signalr-server/fastify';
import type { HubEvent } from '@repo/signalr-server/hub-events';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../database/schema.ts';
import type { Identity } from '../modules/identity/identity.module.ts';
import { countUnseen } from '../modules/notifications/notifications.module.ts';
import type { Clock } from '../ports/clock.ts';
import type { PushToReceivers } from '../ports/push-to-receivers.ts';
import type { Secrets } from '../secrets.ts';
import { hubFigures } from './hub-figures.ts';
import { openMessageBoardHub } from './message-board-hub.ts';

export type RealtimeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly logger: FastifyBaseLogger;
  readonly publicUrl: () => string;
  readonly live: {
    /** The Redis that connects several processes; undefined for a single process. */
    readonly redisUrl?: string | undefined;
    /** The period over which clients are disconnected when the process stops. */
    readonly drainMs: number;
  };
};

const { path } = messageBoardHub;

/** Returns whether a request may upgrade to a WebSocket; any other upgrade request is answered as a normal request. */
export const isLiveUpgrade = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean =>
  url.split('?', 1)[0]?.toLowerCase() === path.toLowerCase();

/** Serves the live connection, and returns the function that pushes to receivers of notifications. */
export function realtimeModule(
  app: FastifyInstance,
  deps: RealtimeDeps,
  identity: Pick<Identity, 'verifyToken' | 'findLiveSessions'>,
  registry: Registry,
): PushToReceivers {
  const { database, clock, secrets, publicUrl, live } = deps;
  const keys = secrets.keysFor('hub-connection');
  const observe = observer(deps.logger, registry);
  const { redisUrl } = live;
  const backplane =
    redisUrl === undefined
      ? undefined
      : redisBackplane({ url: redisUrl, prefix: prefixOf(keys[0]), observe });
  const { hubServer, pushToReceivers, settled, stop } = openMessageBoardHub({
    clock,
    verifyToken: identity.verifyToken,
    findLiveSessions: identity.findLiveSessions,
    countUnseen: (receiverIds) => countUnseen(database, receiverIds),
    publicUrl,
    secrets: keys.map((key) => Buffer.from(key).toString('base64url')),
    backplane,
    observe,
  });
  app.register(async (scope) => {
    // The hub writes its replies itself, so the framework does not add these headers.
    scope.addHook('preHandler', (_, reply, done) => {
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      done();
    });
    await scope.register(hubRoutes, { hubServer, path });
  });
  app.addHook('preClose', async () => {
    await hubServer.drain(live.drainMs);
    await hubServer.close();
  });
  app.addHook('onClose', async () => {
    await stop();
    await settled();
    await backplane?.close();
  });
  return pushToReceivers;
}

/** Separates products that share a Redis: only those with the same secret receive each other's messages. */
const prefixOf = (key: Uint8Array): string =>
  `${brand.slug}:hub:${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

function observer(logger: FastifyBaseLogger, registry: Registry): (event: HubEvent) => void {
  const count = hubFigures(registry);
  return (event) => {
    count(event);
    if (event.is === 'failed')
      logger.warn({ err: event.error, where: event.where }, 'the live connection has a fault');
  };
}
