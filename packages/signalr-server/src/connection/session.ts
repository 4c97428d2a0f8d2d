import type { Audiences } from '../audiences.ts';
import type { Caller, EventMap, Hub } from '../hub.ts';
import type { EndReason, HubEvent } from '../hub-events.ts';
import { messageTypes } from '../protocol/messages.ts';
import { AbortLater } from './abort-later.ts';
import { Calls } from '../calls/calls.ts';
import type { CallsHost } from '../calls/calls.ts';
import type { Connection } from './connection.ts';
import { faultIn, withDetail } from './failure-text.ts';

export type SessionHost = CallsHost & {
  readonly hub: Hub<unknown, EventMap>;
  readonly audiences: Audiences;
};

/** A connected client as the hub sees it, from `onConnected` to `onDisconnected`. */
export class Session {
  readonly calls: Calls;
  readonly #host: SessionHost;
  readonly #connection: Connection;
  readonly #caller: Caller<unknown, EventMap>;
  readonly #gone = new AbortLater();
  /** Resolves to true when `onConnected` succeeded, so that `onDisconnected` will be called. */
  readonly #isWelcome: Promise<boolean>;

  constructor(host: SessionHost, connection: Connection) {
    this.#host = host;
    this.#connection = connection;
    this.#caller = this.#makeCaller();
    this.calls = new Calls(host, connection, this.#caller as never);
    this.#observe({
      is: 'connected',
      transport: connection.transport,
      protocol: connection.codec?.name ?? '',
    });
    this.#isWelcome = this.#welcome();
    void this.#isWelcome.then(() => this.calls.runWaiting());
  }

  async #welcome(): Promise<boolean> {
    const { hub, audiences, detailedErrors } = this.#host;
    await audiences.enter(this.#connection);
    try {
      await hub.onConnected?.(this.#caller, audiences.clients);
      return true;
    } catch (error) {
      if (faultIn(error) !== null) this.#failed('onConnected', error);
      const text = withDetail('Connection closed with an error.', error, detailedErrors);
      this.#connection.close({ error: text }, 'server');
      return false;
    }
  }

  async end(reason: EndReason): Promise<void> {
    const { hub, audiences, now } = this.#host;
    this.#gone.abort();
    this.calls.end();
    this.#observe({ is: 'disconnected', reason, lastedMs: now() - this.#connection.openedAt });
    const wasWelcome = await this.#isWelcome;
    await audiences.leave(this.#connection);
    try {
      if (wasWelcome) await hub.onDisconnected?.(this.#caller, audiences.clients);
    } catch (error) {
      this.#failed('onDisconnected', error);
    }
  }

  #observe(event: HubEvent): void {
    this.#host.observe?.(event);
  }

  #failed(where: string, error: unknown): void {
    this.#observe({ is: 'failed', where, error });
  }

  #makeCaller(): Caller<unknown, EventMap> {
    const { audiences } = this.#host;
    const connection = this.#connection;
    const gone = this.#gone;
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
      ask: (target, ...args) => this.calls.ask(target, args),
      close: (end = {}) => connection.close(end, 'server'),
    };
  }
}
