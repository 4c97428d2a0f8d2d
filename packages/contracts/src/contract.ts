import type { z } from 'zod';
import { getEventTypes } from './catalogue/event-types.ts';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint of the product, once. */
export const endpoints = [getEventTypes] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof endpoints)[number];
export type EndpointKey = AnyEndpoint['key'];
type EndpointOf<Key extends EndpointKey> = Extract<AnyEndpoint, { key: Key }>;

type Part<Name extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends z.ZodType
    ? { readonly [Field in Name]: z.input<Schema> }
    : unknown;

/** Everything that a call may carry, whichever endpoint it is for. */
export type CallParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** What a caller of the endpoint must give, worked out from its schemas. */
export type CallInput<Key extends EndpointKey> = CallParts &
  Part<'params', NonNullable<EndpointOf<Key>['params']>> &
  Part<'query', NonNullable<EndpointOf<Key>['query']>> &
  Part<'body', NonNullable<EndpointOf<Key>['body']>>;

/** What the endpoint answers in `payload.items`. */
export type CallReply<Key extends EndpointKey> = z.output<EndpointOf<Key>['reply']>;
