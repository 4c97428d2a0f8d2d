import type { ServerResponse } from 'node:http';
import type { Visitor } from '../admission.ts';
import type { Connection } from '../connection/connection.ts';
import type { LongPollingLine } from '../transports/long-polling.ts';

type Entry = { readonly line: LongPollingLine; readonly connection: Connection };

/** Polling connections by token. A closed one stays until its client has received the close. */
export class PollingConnections {
  readonly #entries = new Map<string, Entry>();

  add(token: string, entry: Entry): void {
    this.#entries.set(token, entry);
  }

  find(token: string): LongPollingLine | undefined {
    return this.#entries.get(token)?.line;
  }

  /**
   * Answers a poll of a closed connection with its remaining messages. Returns false if the connection is open, unknown
   * or another user's.
   */
  deliverClose({ user }: Visitor, token: string, response: ServerResponse, now: number): boolean {
    const entry = this.#entries.get(token);
    if (entry?.connection.isOver !== true || entry.connection.user.userId !== user.userId) return false;
    entry.line.poll(response, now);
    if (entry.line.isDone) this.#entries.delete(token);
    return true;
  }

  /** Ends expired polls, and drops connections whose client has stopped polling. */
  sweep(now: number): void {
    for (const [token, { line, connection }] of this.#entries) {
      if (line.sweep(now)) continue;
      connection.cut('lost');
      this.#entries.delete(token);
    }
  }

  close(): void {
    for (const { line } of this.#entries.values()) line.cut();
    this.#entries.clear();
  }
}
