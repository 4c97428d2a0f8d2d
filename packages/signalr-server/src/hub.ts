import type { Schema } from './standard-schema.ts';

/** The events that the server can send: by name, the arguments. */
export type EventMap = { readonly [name: string]: readonly unknown[] };
type AnyArguments = readonly unknown[];
type NameOf<Events> = keyof Events & string;
type ArgumentsOf<Events, Name extends keyof Events> = Events[Name] extends AnyArguments
  ? Events[Name]
  : never;

/** One or several receivers. */
export type Audience<Events> = {
  /** Resolves when it is sent. Rejects when the backplane is unavailable; nothing is queued. */
  send<Name extends NameOf<Events>>(name: Name, ...args: ArgumentsOf<Events, Name>): Promise<void>;
};

/** All connected clients, on all nodes. `except` are connection ids. */
export type Clients<Events> = {
  all(except?: readonly string[]): Audience<Events>;
  client(connectionId: string): Audience<Events>;
  group(name: string, except?: readonly string[]): Audience<Events>;
  user(userId: string, except?: readonly string[]): Audience<Events>;
};

/** The client of this connection. */
export type Caller<Identity, Events> = Audience<Events> & {
  readonly connectionId: string;
  /** The result of `authenticate`. */
  readonly identity: Identity;
  readonly userId: string | null;
  /** Sent by the client and not authenticated: never use it for access decisions. */
  readonly query: URLSearchParams;
  /** Aborts when the connection ends. */
  readonly gone: AbortSignal;
  join(group: string): Promise<void>;
  leave(group: string): Promise<void>;
  /** Invokes a method of the client and returns its unvalidated result. */
  ask<Name extends NameOf<Events>>(name: Name, ...args: ArgumentsOf<Events, Name>): Promise<unknown>;
  /** Closes the connection after pending messages; with `allowReconnect` an automatic client reconnects. */
  close(given?: { readonly error?: string; readonly allowReconnect?: boolean }): void;
};

export type Call<Identity, Events> = {
  readonly caller: Caller<Identity, Events>;
  readonly clients: Clients<Events>;
  /** Aborts when the client cancels a stream or disconnects. */
  readonly signal: AbortSignal;
  /** The client's upload streams, in the order of the method's upload schemas. */
  readonly uploads: readonly AsyncIterable<unknown>[];
};

type MethodOptions<Identity, Events> = {
  /** The item schema of each upload. */
  readonly uploads?: readonly Schema[];
  /** Returns whether the caller may use the method. */
  readonly allow?: (caller: Caller<Identity, Events>) => boolean | Promise<boolean>;
};

/** `run` returns the result of a `method` or yields the items of a `stream`. */
export type Method<Identity, Events, Args extends AnyArguments, Returned> = MethodOptions<
  Identity,
  Events
> & {
  readonly kind: 'method' | 'stream';
  /** The schema of the arguments, a tuple. */
  readonly parameters: Schema<unknown, AnyArguments>;
  readonly run: (call: Call<Identity, Events>, ...args: Args) => Returned;
};
/** A method of unknown argument types, as stored in a map. */
export type AnyMethod<Identity, Events> = Method<Identity, Events, never, unknown>;

export type Hub<Identity, Events, Methods = Readonly<Record<string, AnyMethod<Identity, Events>>>> = {
  /** Also the prefix of its backplane channels. */
  readonly name: string;
  readonly methods: Methods;
  /** Called after the handshake. An exception closes the connection; a `HubError` provides the reason. */
  readonly onConnected?: (caller: Caller<Identity, Events>, clients: Clients<Events>) => void | Promise<void>;
  readonly onDisconnected?: (
    caller: Caller<Identity, Events>,
    clients: Clients<Events>,
  ) => void | Promise<void>;
};

type MethodDefinition<Identity, Events, Args extends AnyArguments, Returned> = MethodOptions<
  Identity,
  Events
> & {
  readonly parameters: Schema<unknown, Args>;
  readonly run: (call: Call<Identity, Events>, ...args: Args) => Returned;
};
type Items<Item> = AsyncIterable<Item> | Iterable<Item>;

/** Returns the functions that define a hub for an identity type and an event map. */
export const hubOf = <Identity, Events = EventMap>() => ({
  method: <Args extends AnyArguments, Returned>(
    given: MethodDefinition<Identity, Events, Args, Returned>,
  ): Method<Identity, Events, Args, Returned> => ({ kind: 'method', ...given }),
  stream: <Args extends AnyArguments, Item>(
    given: MethodDefinition<Identity, Events, Args, Items<Item> | Promise<Items<Item>>>,
  ): Method<Identity, Events, Args, Items<Item> | Promise<Items<Item>>> => ({ kind: 'stream', ...given }),
  hub: <Methods extends Readonly<Record<string, AnyMethod<Identity, Events>>>>(
    given: Hub<Identity, Events, Methods>,
  ): Hub<Identity, Events, Methods> => given,
});
