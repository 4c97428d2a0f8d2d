import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdmission } from './admission.ts';
import { createAudiences } from './audiences.ts';
import { Channels } from './channels.ts';
import { connectionTokens, randomId } from './connection-token.ts';
import { Connections } from './connections.ts';
import { attachHub } from './http/attach.ts';
import { answerRequests } from './http/answer-requests.ts';
import { answerUpgrades } from './http/answer-upgrades.ts';
import type { Connection } from './connection/connection.ts';
import { methodsOf } from './calls/methods.ts';
import type { Served } from './http/served.ts';
import type { Clients, EventMap, Hub } from './hub.ts';
import { defaultLimits } from './options.ts';
import type { HubLimits, HubServerOptions } from './options.ts';
import { json } from './protocol/json.ts';

export type HubServer<Events = EventMap> = {
  readonly clients: Clients<Events>;
  /** Serves the hub under a path of a Node server, next to its other handlers. */
  readonly attach: (server: Server, path: string) => void;
  /** Requests to the hub's path and to `…/negotiate`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly connections: () => number;
  /** Refuses new connections and closes all others within the given time, allowing reconnects. */
  readonly drain: (withinMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Once a second is enough for limits of many seconds. */
const sweepMsOf = (limits: HubLimits): number => {
  const { handshakeMs, keepAliveMs, clientTimeoutMs, disconnectMs, pollMs, askMs } = limits;
  const shortest = Math.min(handshakeMs, keepAliveMs, clientTimeoutMs, disconnectMs, pollMs, askMs);
  return Math.max(10, Math.min(1000, shortest / 4));
};

export function createHubServer<Identity, Events, Methods>(
  hub: Hub<Identity, Events, Methods>,
  options: HubServerOptions<Identity>,
): HubServer<Events> {
  let isLeaving = false;
  const served = servedBy(hub, guarded(options), () => !isLeaving);
  const { connections, admission, limits } = served;
  const requests = answerRequests(served);
  const upgrades = answerUpgrades(served);
  const sweeping = setInterval(() => {
    connections.sweep();
    requests.sweep();
    admission.sweep();
  }, sweepMsOf(limits)).unref();

  return {
    clients: served.clients,
    attach: (server, path) =>
      attachHub(server, path, { handle: requests.handle, handleUpgrade: upgrades.handle }),
    handle: requests.handle,
    handleUpgrade: upgrades.handle,
    connections: () => connections.count,
    drain: async (withinMs) => {
      isLeaving = true;
      const leave = connections.all().map(async (connection) => {
        // Spreads the closes, because clients reconnect at once.
        await wait(Math.random() * withinMs);
        connection.close({ allowReconnect: true }, 'drained');
      });
      await Promise.all(leave);
    },
    close: async () => {
      isLeaving = true;
      clearInterval(sweeping);
      for (const connection of connections.all()) connection.cut('server');
      requests.close();
      upgrades.close();
    },
  };
}

/** Assembles the parts of a server. */
function servedBy<Identity, Events, Methods>(
  hub: Hub<Identity, Events, Methods>,
  options: HubServerOptions<Identity>,
  isOpen: () => boolean,
): Served & { readonly clients: Clients<Events> } {
  const limits = { ...defaultLimits, ...options.limits };
  const codecs = [json, ...(options.codecs ?? [])];
  const now = (): number => performance.now();
  const wallMs = options.nowMs ?? (() => performance.timeOrigin + performance.now());
  const channels = new Channels(options.backplane, (error) =>
    options.observe?.({ is: 'failed', where: 'backplane', error }),
  );
  const audiences = createAudiences(hub.name, codecs, channels);
  const { clients } = audiences;
  const connections = new Connections({
    // Internally the types of identity and events do not matter.
    hub: hub as never,
    methods: methodsOf(hub.methods as never),
    clients,
    audiences,
    limits,
    codecs,
    detailedErrors: options.detailedErrors === true,
    observe: options.observe,
    now,
    wallMs,
  });
  const { secrets = [randomId()] } = options;
  const tokens = connectionTokens({ secrets, purpose: hub.name, lastsMs: limits.disconnectMs }, wallMs);
  const hasRoom = (userId: string | null): boolean =>
    isOpen() &&
    connections.count < limits.connections &&
    (userId === null || connections.countOf(userId) < limits.connectionsPerUser);
  const find = (token: string): Connection | undefined => connections.find(token);
  const admission = createAdmission({ options, tokens, find, hasRoom, wallMs });
  return { options, limits, tokens, admission, connections, hasRoom, isOpen, now, clients };
}

/** An observer that throws must not break the server. */
function guarded<Identity>(options: HubServerOptions<Identity>): HubServerOptions<Identity> {
  const { observe } = options;
  if (observe === undefined) return options;
  return {
    ...options,
    observe: (event) => {
      try {
        observe(event);
      } catch {
        // There is no one left to report to.
      }
    },
  };
}
