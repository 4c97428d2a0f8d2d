import { AbortLater } from './connection/abort-later.ts';
import type { Audiences } from './audiences.ts';
import { Calls } from './connection/calls.ts';
import type { CallsHost } from './connection/calls.ts';
import { Connection } from './connection/connection.ts';
import type { ConnectionGiven, ConnectionHost } from './connection/connection.ts';
import type { Line } from './connection/line.ts';
import { HubError } from './hub-error.ts';
import type { Caller, EventMap, Hub } from './hub.ts';
import type { EndReason, HubEvent } from './hub-events.ts';
import type { HubLimits } from './options.ts';
import type { Codec } from './protocol/codec.ts';
import { messageTypes } from './protocol/messages.ts';

type AnyHub = Hub<unknown, EventMap>;
type AnyCaller = Caller<unknown, EventMap>;

export type ConnectionsGiven = {
  readonly hub: AnyHub;
  readonly audiences: Audiences;
  readonly limits: HubLimits;
  readonly codecs: readonly Codec[];
  readonly detailedErrors: boolean;
  readonly observe: ((event: HubEvent) => void) | undefined;
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly wallMs: () => number;
};

type Session = {
  readonly calls: Calls;
  readonly caller: AnyCaller;
  readonly gone: AbortLater;
  /** True when the hub has said yes to who is there, and will be told of the end. */
  readonly isWelcome: Promise<boolean>;
};

export type Connections = {
  readonly open: (line: Line, given: ConnectionGiven) => Connection;
  /** By token: what is alive. */
  readonly find: (token: string) => Connection | undefined;
  readonly all: () => Iterable<Connection>;
  readonly count: () => number;
  readonly sweep: () => void;
};

/** The connections of one node: lets the hub know them, and them the hub. */
export function createConnections(given: ConnectionsGiven): Connections {
  const { hub, audiences, limits, codecs, detailedErrors, observe, now, wallMs } = given;
  const alive = new Map<string, Connection>();
  const sessions = new Map<Connection, Session>();
  const due = new Set<Connection>();

  const flushAll = (): void => {
    for (const connection of due) {
      due.delete(connection);
      connection.flush();
    }
  };

  const callsHost: CallsHost = {
    methods: new Map(
      Object.entries(hub.methods).map(([name, method]) => [name.toLowerCase(), { name, method }]),
    ) as CallsHost['methods'],
    clients: audiences.clients as CallsHost['clients'],
    limits,
    detailedErrors,
    observe,
    now,
  };

  const failed = (where: string, error: unknown): void => observe?.({ is: 'failed', where, error });

  const welcome = async (connection: Connection, caller: AnyCaller): Promise<boolean> => {
    // Without the backplane a client still gets what this node tells it: it stays, and hears the rest later.
    await audiences.enter(connection).catch((error: unknown) => failed('backplane', error));
    try {
      await hub.onConnected?.(caller, audiences.clients);
      return true;
    } catch (error) {
      if (!(error instanceof HubError)) failed('onConnected', error);
      const detail = error instanceof HubError || (detailedErrors && error instanceof Error);
      const text = 'Connection closed with an error.';
      connection.close({ error: detail ? `${text} ${error.name}: ${error.message}` : text }, 'server');
      return false;
    }
  };

  const host: ConnectionHost = {
    limits,
    codecs,
    detailedErrors,
    now,
    flushLater: (connection) => {
      if (due.size === 0) process.nextTick(flushAll);
      due.add(connection);
    },
    agreed: (connection) => {
      const gone = new AbortLater();
      const caller = callerOf(connection, audiences, gone, (name, args) => calls.ask(name, args));
      const calls: Calls = new Calls(callsHost, connection, caller as never);
      const isWelcome = welcome(connection, caller);
      sessions.set(connection, { calls, caller, gone, isWelcome });
      observe?.({ is: 'connected', transport: connection.transport, protocol: connection.codec?.name ?? '' });
      void isWelcome.then(() => calls.goOn());
    },
    serve: (connection, message) => sessions.get(connection)?.calls.take(message),
    resumed: (replayed) => observe?.({ is: 'resumed', replayed }),
    over: (connection, reason) => {
      alive.delete(connection.token);
      due.delete(connection);
      const session = sessions.get(connection);
      sessions.delete(connection);
      if (session === undefined) observe?.({ is: 'handshakeFailed' });
      else void farewell(connection, session, reason);
    },
  };

  const farewell = async (connection: Connection, session: Session, reason: EndReason): Promise<void> => {
    session.gone.abort();
    session.calls.end();
    observe?.({ is: 'disconnected', reason, lastedMs: now() - connection.openedAt });
    const wasWelcome = await session.isWelcome;
    try {
      await audiences.leave(connection);
    } catch (error) {
      failed('backplane', error);
    }
    try {
      if (wasWelcome) await hub.onDisconnected?.(session.caller, audiences.clients);
    } catch (error) {
      failed('onDisconnected', error);
    }
  };

  return {
    open: (line, of) => {
      const connection = new Connection(host, line, of);
      alive.set(connection.token, connection);
      return connection;
    },
    find: (token) => alive.get(token),
    all: () => alive.values(),
    count: () => alive.size,
    sweep: () => {
      const at = now();
      const wallAt = wallMs();
      for (const connection of alive.values()) {
        connection.sweep(at);
        sessions.get(connection)?.calls.sweep(at);
        if ((connection.user.expiresAtMs ?? Number.POSITIVE_INFINITY) <= wallAt)
          connection.close({ allowReconnect: true }, 'expired');
      }
    },
  };
}

function callerOf(
  connection: Connection,
  audiences: Audiences,
  gone: AbortLater,
  ask: (name: string, args: readonly unknown[]) => Promise<unknown>,
): AnyCaller {
  return {
    connectionId: connection.id,
    identity: connection.user.identity,
    userId: connection.user.userId,
    query: connection.query,
    get gone() {
      return gone.signal;
    },
    send: async (target, ...args) => {
      connection.send({ type: messageTypes.invocation, target, arguments: args });
    },
    join: (group) => audiences.join(connection, group),
    leave: (group) => audiences.part(connection, group),
    ask: (name, ...args) => ask(name, args),
    close: (end = {}) => connection.close(end, 'server'),
  };
}
