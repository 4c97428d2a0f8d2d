import type { Backplane, Broadcast } from './backplane/backplane.ts';
import type { Connection } from './connection/connection.ts';
import type { Audience, Clients, EventMap } from './hub.ts';
import type { Codec, Encoded } from './protocol/codec.ts';
import { messageTypes } from './protocol/messages.ts';

export type Audiences = {
  readonly clients: Clients<EventMap>;
  readonly enter: (connection: Connection) => Promise<void>;
  readonly leave: (connection: Connection) => Promise<void>;
  readonly join: (connection: Connection, group: string) => Promise<void>;
  readonly part: (connection: Connection, group: string) => Promise<void>;
};

type Given = {
  readonly prefix: string;
  readonly codecs: readonly Codec[];
  /** None where there is one node only. */
  readonly backplane: Backplane | undefined;
};

/** `isHeard` is done when everything that is told to the channel arrives here. */
type Members = { readonly connections: Set<Connection>; readonly isHeard: Promise<void> | undefined };

const nobody: ReadonlySet<string> = new Set();

/** Who is to be told what is told to a channel: on this node by a set of connections, on all by the backplane. */
export function createAudiences({ prefix, codecs, backplane }: Given): Audiences {
  const members = new Map<string, Members>();
  const channelsOf = new Map<Connection, Set<string>>();

  const deliver = (channel: string, { except, encoded }: Broadcast): void => {
    const left = except.length === 0 ? nobody : new Set(except);
    for (const connection of members.get(channel)?.connections ?? []) {
      if (left.has(connection.id)) continue;
      const record = encoded[connection.codec?.name ?? ''];
      if (record !== undefined) connection.sendEncoded(record);
    }
  };

  const add = async (connection: Connection, channel: string): Promise<void> => {
    const channels = channelsOf.get(connection);
    // It may have gone while others were waited for.
    if (channels === undefined || channels.has(channel)) return;
    channels.add(channel);
    let there = members.get(channel);
    if (there === undefined) {
      const isHeard = backplane?.subscribe(channel, (broadcast) => deliver(channel, broadcast));
      there = { connections: new Set(), isHeard };
      members.set(channel, there);
    }
    there.connections.add(connection);
    await there.isHeard;
  };

  const remove = async (connection: Connection, channel: string): Promise<void> => {
    channelsOf.get(connection)?.delete(channel);
    const there = members.get(channel);
    if (there?.connections.delete(connection) !== true || there.connections.size > 0) return;
    members.delete(channel);
    await backplane?.unsubscribe(channel);
  };

  const audience = (channel: string, except: readonly string[] = []): Audience<EventMap> => ({
    send: async (target, ...args) => {
      const message = { type: messageTypes.invocation, target, arguments: args };
      const encoded: Record<string, Encoded> = {};
      for (const codec of codecs) encoded[codec.name] = codec.write(message);
      if (backplane === undefined) deliver(channel, { except, encoded });
      else await backplane.publish(channel, { except, encoded });
    },
  });

  const all = `${prefix}:all`;
  const ofClient = (id: string): string => `${prefix}:connection:${id}`;
  const ofGroup = (name: string): string => `${prefix}:group:${name}`;
  const ofUser = (id: string): string => `${prefix}:user:${id}`;
  return {
    clients: {
      all: (except) => audience(all, except),
      client: (id) => audience(ofClient(id)),
      group: (name, except) => audience(ofGroup(name), except),
      user: (id, except) => audience(ofUser(id), except),
    },
    enter: async (connection) => {
      channelsOf.set(connection, new Set());
      const { userId } = connection.user;
      const channels = [all, ofClient(connection.id), ...(userId === null ? [] : [ofUser(userId)])];
      await Promise.all(channels.map((channel) => add(connection, channel)));
    },
    leave: async (connection) => {
      const channels = channelsOf.get(connection) ?? [];
      channelsOf.delete(connection);
      await Promise.all([...channels].map((channel) => remove(connection, channel)));
    },
    join: (connection, group) => add(connection, ofGroup(group)),
    part: (connection, group) => remove(connection, ofGroup(group)),
  };
}
