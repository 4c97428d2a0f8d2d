import { Connection } from './connection/connection.ts';
import type { ConnectionHost } from './connection/connection.ts';
import type { ConnectionProperties } from './connection/connection-properties.ts';
import type { Line } from './connection/line.ts';
import { Session } from './connection/session.ts';
import type { SessionHost } from './connection/session.ts';
import type { EndReason } from './hub-events.ts';
import type { Codec } from './protocol/codec.ts';
import type { HubMessage } from './protocol/messages.ts';

type Given = SessionHost & {
  readonly codecs: readonly Codec[];
  /** Milliseconds since 1970. */
  readonly wallMs: () => number;
};

/** The connections of one node. */
export class Connections {
  readonly #given: Given;
  readonly #host: ConnectionHost;
  readonly #byToken = new Map<string, Connection>();
  readonly #sessions = new Map<Connection, Session>();
  readonly #countByUser = new Map<string, number>();
  readonly #due = new Set<Connection>();

  constructor(given: Given) {
    this.#given = given;
    this.#host = {
      ...given,
      flushLater: (connection) => this.#flushLater(connection),
      agreed: (connection) => void this.#sessions.set(connection, new Session(given, connection)),
      serve: (connection, message) => this.#serve(connection, message),
      failed: (where, error) => given.observe?.({ is: 'failed', where, error }),
      resumed: (replayed) => given.observe?.({ is: 'resumed', replayed }),
      over: (connection, reason) => this.#end(connection, reason),
    };
  }

  get count(): number {
    return this.#byToken.size;
  }

  countOf(userId: string): number {
    return this.#countByUser.get(userId) ?? 0;
  }

  #countUser({ user: { userId } }: Connection, change: 1 | -1): void {
    if (userId === null) return;
    const count = this.countOf(userId) + change;
    if (count === 0) this.#countByUser.delete(userId);
    else this.#countByUser.set(userId, count);
  }

  open(line: Line, given: ConnectionProperties): Connection {
    const connection = new Connection(this.#host, line, given);
    this.#byToken.set(connection.token, connection);
    this.#countUser(connection, 1);
    return connection;
  }

  find(token: string): Connection | undefined {
    return this.#byToken.get(token);
  }

  all(): Connection[] {
    return [...this.#byToken.values()];
  }

  sweep(): void {
    const at = this.#given.now();
    const wallAt = this.#given.wallMs();
    for (const connection of this.#byToken.values()) {
      const calls = this.#sessions.get(connection)?.calls;
      connection.sweep(at, calls?.isBusy === true);
      calls?.sweep(at);
      const { expiresAtMs } = connection.user;
      if (expiresAtMs !== undefined && expiresAtMs <= wallAt)
        connection.close({ allowReconnect: true }, 'expired');
    }
  }

  #serve(connection: Connection, message: HubMessage): void {
    this.#sessions.get(connection)?.calls.receive(message);
  }

  #end(connection: Connection, reason: EndReason): void {
    this.#byToken.delete(connection.token);
    this.#countUser(connection, -1);
    this.#due.delete(connection);
    const session = this.#sessions.get(connection);
    this.#sessions.delete(connection);
    if (session === undefined) this.#given.observe?.({ is: 'handshakeFailed' });
    else void session.end(reason);
  }

  #flushLater(connection: Connection): void {
    if (this.#due.size === 0) process.nextTick(this.#flush);
    this.#due.add(connection);
  }

  readonly #flush = (): void => {
    for (const connection of this.#due) {
      this.#due.delete(connection);
      try {
        connection.flush();
      } catch (error) {
        this.#host.failed('flush', error);
        connection.cut('lost');
      }
    }
  };
}
