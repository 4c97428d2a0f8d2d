import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdmission } from './admission.ts';
import { createAudiences } from './audiences.ts';
import { connectionTokens, randomId } from './connection-token.ts';
import { createConnections } from './connections.ts';
import { attachHub } from './http/attach.ts';
import { answerRequests } from './http/answer-requests.ts';
import { answerUpgrades } from './http/answer-upgrades.ts';
import type { Clients, EventMap, Hub } from './hub.ts';
import { defaultLimits } from './options.ts';
import type { HubServerOptions } from './options.ts';
import { json } from './protocol/json.ts';

export type HubServer<Events = EventMap> = {
  readonly clients: Clients<Events>;
  /** Serves the hub under a path of a plain Node server, beside whatever else that serves. */
  readonly attach: (server: Server, path: string) => void;
  /** Requests to the hub's path and to `…/negotiate`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly connections: () => number;
  /** Takes nobody any more, and sends everybody away within the time given, with leave to come again. */
  readonly drain: (withinMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

const mostSweepMs = 1000;
const leastSweepMs = 10;

export function createHubServer<Identity, Events, Methods>(
  hub: Hub<Identity, Events, Methods>,
  options: HubServerOptions<Identity>,
): HubServer<Events> {
  const limits = { ...defaultLimits, ...options.limits };
  const codecs = [json, ...(options.codecs ?? [])];
  const { observe, backplane } = options;
  const now = (): number => performance.now();
  const wallMs = options.nowMs ?? (() => performance.timeOrigin + performance.now());
  const audiences = createAudiences({ prefix: hub.name, codecs, backplane });
  const connections = createConnections({
    // Inside, nothing is known of identities and events but that they are handed on.
    hub: hub as never,
    audiences,
    limits,
    codecs,
    detailedErrors: options.detailedErrors === true,
    observe,
    now,
    wallMs,
  });
  let isLeaving = false;
  const hasRoom = (): boolean => !isLeaving && connections.count() < limits.connections;
  const tokens = connectionTokens(
    { secret: options.secret ?? randomId(), purpose: hub.name, lastsMs: limits.disconnectMs },
    wallMs,
  );
  const admission = createAdmission({
    options: options as Pick<HubServerOptions<unknown>, 'authenticate' | 'origins'>,
    observe,
    tokens,
    find: connections.find,
    hasRoom,
    wallMs,
  });
  const given = { options, limits, tokens, admission, connections, hasRoom, now };
  const requests = answerRequests(given);
  const upgrades = answerUpgrades(given);

  const shortest = Math.min(
    limits.handshakeMs,
    limits.keepAliveMs,
    limits.clientTimeoutMs,
    limits.disconnectMs,
    limits.pollMs,
    limits.askMs,
  );
  const sweeping = setInterval(
    () => {
      connections.sweep();
      requests.sweep();
      admission.sweep();
    },
    Math.max(leastSweepMs, Math.min(mostSweepMs, shortest / 4)),
  ).unref();

  const drain = async (withinMs: number): Promise<void> => {
    isLeaving = true;
    await Promise.all(
      Array.from(connections.all(), async (connection) => {
        // Not all at once: they come again as they go.
        await wait(Math.random() * withinMs);
        connection.close({ allowReconnect: true }, 'drained');
      }),
    );
  };
  return {
    clients: audiences.clients as never,
    attach: (server, path) =>
      attachHub(server, path, { handle: requests.handle, handleUpgrade: upgrades.handle }),
    handle: requests.handle,
    handleUpgrade: upgrades.handle,
    connections: connections.count,
    drain,
    close: async () => {
      isLeaving = true;
      clearInterval(sweeping);
      for (const connection of connections.all()) connection.cut('server');
      requests.close();
      upgrades.close();
    },
  };
}
