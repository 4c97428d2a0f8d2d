import type { Schema } from './standard-schema.ts';

/** What the server can tell its clients: by name, the arguments. */
export type EventMap = { readonly [name: string]: readonly unknown[] };
type AnyArguments = readonly unknown[];
type NameOf<Events> = keyof Events & string;
type ArgumentsOf<Events, Name extends keyof Events> = Events[Name] extends AnyArguments
  ? Events[Name]
  : never;

/** Somebody, or many, to whom something can be told. */
export type Audience<Events> = {
  /** Done when it is on its way. A backplane that cannot be reached rejects: nothing is queued for it. */
  send<Name extends NameOf<Events>>(name: Name, ...args: ArgumentsOf<Events, Name>): Promise<void>;
};

/** Everybody who is connected, on whatever node. `except` are ids of connections. */
export type Clients<Events> = {
  all(except?: readonly string[]): Audience<Events>;
  client(connectionId: string): Audience<Events>;
  group(name: string, except?: readonly string[]): Audience<Events>;
  user(userId: string, except?: readonly string[]): Audience<Events>;
};

/** The one who is connected here. */
export type Caller<Identity, Events> = Audience<Events> & {
  readonly connectionId: string;
  /** What `authenticate` answered. The query is what the client says of itself: hints, never authority. */
  readonly identity: Identity;
  readonly userId: string | null;
  readonly query: URLSearchParams;
  /** Aborted when the connection is over. */
  readonly gone: AbortSignal;
  join(group: string): Promise<void>;
  leave(group: string): Promise<void>;
  /** Invokes a method of the client and waits for its result; what comes is unchecked. */
  ask<Name extends NameOf<Events>>(name: Name, ...args: ArgumentsOf<Events, Name>): Promise<unknown>;
  /** Ends the connection after what has been sent; with `allowReconnect` an automatic client comes again. */
  close(given?: { readonly error?: string; readonly allowReconnect?: boolean }): void;
};

export type Call<Identity, Events> = {
  readonly caller: Caller<Identity, Events>;
  readonly clients: Clients<Events>;
  /** Aborted when the client cancels a stream, or is gone. */
  readonly signal: AbortSignal;
  /** What the client streams to this call, in the order of `uploads`. */
  readonly uploads: readonly AsyncIterable<unknown>[];
};

type Terms<Identity, Events> = {
  /** One schema for the items of each stream that the client sends along. */
  readonly uploads?: readonly Schema[];
  readonly allow?: (caller: Caller<Identity, Events>) => boolean | Promise<boolean>;
};

/** What `run` gives back is the answer of a `method`, and yields the items of a `stream`. */
export type Method<Identity, Events, Args extends AnyArguments, Returned> = Terms<Identity, Events> & {
  readonly kind: 'method' | 'stream';
  /** The arguments, as a tuple. */
  readonly takes: Schema<unknown, AnyArguments>;
  readonly run: (call: Call<Identity, Events>, ...args: Args) => Returned;
};
/** As it stands in a map of methods, where nothing is known of its arguments. */
export type AnyMethod<Identity, Events> = Method<Identity, Events, never, unknown>;

export type Hub<Identity, Events, Methods = Readonly<Record<string, AnyMethod<Identity, Events>>>> = {
  /** Also the prefix of its channels on a backplane. */
  readonly name: string;
  readonly methods: Methods;
  /** After the handshake. A throw ends the connection; a `HubError` says why. */
  readonly onConnected?: (caller: Caller<Identity, Events>, clients: Clients<Events>) => void | Promise<void>;
  readonly onDisconnected?: (
    caller: Caller<Identity, Events>,
    clients: Clients<Events>,
  ) => void | Promise<void>;
};

type Given<Identity, Events, Args extends AnyArguments, Returned> = Terms<Identity, Events> & {
  readonly takes: Schema<unknown, Args>;
  readonly run: (call: Call<Identity, Events>, ...args: Args) => Returned;
};
type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

/** The words to define a hub with, for one kind of identity and one set of events. */
export const hubOf = <Identity, Events = EventMap>() => ({
  method: <Args extends AnyArguments, Returned>(
    given: Given<Identity, Events, Args, Returned>,
  ): Method<Identity, Events, Args, Returned> => ({ kind: 'method', ...given }),
  stream: <Args extends AnyArguments, Item>(
    given: Given<Identity, Events, Args, Items<Item> | Promise<Items<Item>>>,
  ): Method<Identity, Events, Args, Items<Item> | Promise<Items<Item>>> => ({ kind: 'stream', ...given }),
  hub: <Methods extends Readonly<Record<string, AnyMethod<Identity, Events>>>>(
    given: Hub<Identity, Events, Methods>,
  ): Hub<Identity, Events, Methods> => given,
});
