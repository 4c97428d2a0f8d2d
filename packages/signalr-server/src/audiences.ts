import type { Channels } from './channels.ts';
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

/** Resolves the audiences of a hub: everyone, a connection, a group, a user. */
export function createAudiences(prefix: string, codecs: readonly Codec[], channels: Channels): Audiences {
  const all = `${prefix}:all`;
  const ofClient = (id: string): string => `${prefix}:connection:${id}`;
  const ofGroup = (name: string): string => `${prefix}:group:${name}`;
  const ofUser = (id: string): string => `${prefix}:user:${id}`;

  const audience = (channel: string, except: readonly string[] = []): Audience<EventMap> => ({
    send: async (target, ...args) => {
      const message = { type: messageTypes.invocation, target, arguments: args };
      const encoded: Record<string, Encoded> = {};
      for (const codec of codecs) encoded[codec.name] = codec.write(message);
      await channels.tell(channel, { except, encoded });
    },
  });

  return {
    clients: {
      all: (except) => audience(all, except),
      client: (id) => audience(ofClient(id)),
      group: (name, except) => audience(ofGroup(name), except),
      user: (id, except) => audience(ofUser(id), except),
    },
    enter: async (connection) => {
      const { userId } = connection.user;
      const own = [all, ofClient(connection.id), ...(userId === null ? [] : [ofUser(userId)])];
      await channels.enter(connection, own);
    },
    leave: (connection) => channels.leave(connection),
    join: (connection, group) => channels.join(connection, ofGroup(group)),
    part: (connection, group) => channels.part(connection, ofGroup(group)),
  };
}
