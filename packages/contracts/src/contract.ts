import type { z } from 'zod';
import { accountEndpoints } from './account/account-endpoints.ts';
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts';
import { checkoutEndpoints } from './checkout/checkout-endpoints.ts';
import { draftEndpoints } from './drafts/draft-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events/host-events.ts';
import { identityEndpoints } from './identity/identity-endpoints.ts';
import { invoiceEndpoints } from './invoices/generate-invoice.ts';
import { matchingEndpoints } from './matching/find-available-providers.ts';
import { operatorEndpoints } from './operator/operator-endpoints.ts';
import { placesEndpoints } from './places/places.ts';
import { providerSideEndpoints } from './provider-side-endpoints.ts';
import { reviewEndpoints } from './reviews/reviews.ts';

/** Every endpoint of the product, once. */
export const endpoints = [
  ...identityEndpoints,
  ...catalogueEndpoints,
  ...placesEndpoints,
  ...matchingEndpoints,
  ...draftEndpoints,
  ...checkoutEndpoints,
  ...eventEndpoints,
  ...accountEndpoints,
  ...reviewEndpoints,
  ...invoiceEndpoints,
  ...providerSideEndpoints,
  ...operatorEndpoints,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof endpoints)[number];
export type EndpointKey = AnyEndpoint['key'];
type EndpointsByKey = { readonly [Each in AnyEndpoint as Each['key']]: Each };
type EndpointOf<Key extends EndpointKey> = EndpointsByKey[Key];

type Part<Name extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends z.ZodType
    ? { readonly [Field in Name]: z.input<Schema> }
    : unknown;

/** The parts that any call may have. */
export type CallParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** The input of an endpoint, derived from its schemas. */
export type CallInput<Key extends EndpointKey> = CallParts &
  Part<'params', NonNullable<EndpointOf<Key>['params']>> &
  Part<'query', NonNullable<EndpointOf<Key>['query']>> &
  Part<'body', NonNullable<EndpointOf<Key>['body']>>;

/** The content of `payload.items` of an endpoint's reply. */
export type CallReply<Key extends EndpointKey> = z.output<EndpointOf<Key>['reply']>;

/** Fields of `payload` other than `items`, such as the total of a page. */
export type CallMeta<Key extends EndpointKey> = z.output<NonNullable<EndpointOf<Key>['meta']>>;
