import type { Backplane, Broadcast } from './backplane/backplane.ts';
import type { Connection } from './connection/connection.ts';

/** `isHeard` resolves when everything sent to the channel arrives here. */
type Members = { readonly connections: Set<Connection>; readonly isHeard: Promise<void> };

const noIds: ReadonlySet<string> = new Set();

/** Tracks which connections of this node belong to which channels; with a backplane, across all nodes. */
export class Channels {
  readonly #backplane: Backplane | undefined;
  readonly #failed: (error: unknown) => void;
  readonly #members = new Map<string, Members>();
  readonly #channelsOf = new Map<Connection, Set<string>>();

  constructor(backplane: Backplane | undefined, failed: (error: unknown) => void) {
    this.#backplane = backplane;
    this.#failed = failed;
  }

  async tell(channel: string, broadcast: Broadcast): Promise<void> {
    if (this.#backplane === undefined) this.#deliver(channel, broadcast);
    else await this.#backplane.publish(channel, broadcast);
  }

  #deliver(channel: string, { except, encoded }: Broadcast): void {
    const left = except.length === 0 ? noIds : new Set(except);
    for (const connection of this.#members.get(channel)?.connections ?? []) {
      if (left.has(connection.id)) continue;
      const record = encoded[connection.codec?.name ?? ''];
      if (record !== undefined) connection.sendEncoded(record);
    }
  }

  async enter(connection: Connection, channels: readonly string[]): Promise<void> {
    this.#channelsOf.set(connection, new Set());
    await Promise.all(channels.map((channel) => this.join(connection, channel)));
  }

  async leave(connection: Connection): Promise<void> {
    const channels = this.#channelsOf.get(connection) ?? [];
    this.#channelsOf.delete(connection);
    await Promise.all([...channels].map((channel) => this.part(connection, channel)));
  }

  async join(connection: Connection, channel: string): Promise<void> {
    const channels = this.#channelsOf.get(connection);
    // The connection may have closed while others were awaited.
    if (channels === undefined) return;
    channels.add(channel);
    let there = this.#members.get(channel);
    if (there === undefined) {
      there = { connections: new Set(), isHeard: this.#hear(channel) };
      this.#members.set(channel, there);
    }
    there.connections.add(connection);
    await there.isHeard;
  }

  /** An unavailable backplane remembers subscriptions: members stay, and receive later messages. */
  async #hear(channel: string): Promise<void> {
    const deliver = (broadcast: Broadcast): void => this.#deliver(channel, broadcast);
    await this.#backplane?.subscribe(channel, deliver).catch(this.#failed);
  }

  async part(connection: Connection, channel: string): Promise<void> {
    this.#channelsOf.get(connection)?.delete(channel);
    const there = this.#members.get(channel);
    if (there?.connections.delete(connection) !== true || there.connections.size > 0) return;
    this.#members.delete(channel);
    await this.#backplane?.unsubscribe(channel).catch(this.#failed);
  }
}
