import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallInput, CallParts, EndpointKey } from '@repo/contracts/contract';
import type { ApiFailure } from './api-failure.ts';
import type { Call } from './create-call.ts';

/** What the store hands to every thunk, and with it to every query. */
export type StoreExtra = { readonly call: Call };

type ContractCall = { readonly key: EndpointKey; readonly input: CallParts };

/** A query's request, checked against the contract: `contractCall('GET /api/…', { query: {} })`. */
export const contractCall = <Key extends EndpointKey>(key: Key, input: CallInput<Key>): ContractCall => ({
  key,
  input,
});

/** What came with the items: more of the payload, such as the total of a page. */
export type CallMeta = { readonly beside: unknown };

const contractQuery: BaseQueryFn<ContractCall, unknown, ApiFailure, object, CallMeta> = async (
  { key, input },
  { extra },
) => {
  const { call } = extra as StoreExtra;
  const result = await call(key, input as CallInput<EndpointKey>);
  return result.ok ? { data: result.value, meta: { beside: result.beside } } : { error: result.failure };
};

/** The cache of what the server said. Features add their queries to it; `localised` data follows the language. */
export const serverData = createApi({
  reducerPath: 'serverData',
  // What is shown is asked for again when the network is back, or somebody has signed in again over the page.
  refetchOnReconnect: true,
  baseQuery: contractQuery,
  tagTypes: ['localised'],
  endpoints: () => ({}),
});
