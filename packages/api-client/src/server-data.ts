import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallInput, CallParts, EndpointKey } from '@repo/contracts/contract';
import type { ApiFailure } from './api-failure.ts';
import type { Call, FailureToast } from './create-call.ts';

/** The extra argument of every thunk and query. */
export type StoreExtra = { readonly call: Call };

type ContractCall = {
  readonly key: EndpointKey;
  readonly input: CallParts;
  readonly failureToast: FailureToast;
};

/** A query's request, checked against the contract: `contractCall('GET /api/…', { query: {} })`. */
export const contractCall = <Key extends EndpointKey>(
  key: Key,
  input: CallInput<Key>,
  // A screen shows the failure of a query in the place of its data.
  failureToast: FailureToast = 'silent',
): ContractCall => ({ key, input, failureToast });

const contractQuery: BaseQueryFn<ContractCall, unknown, ApiFailure, object, object> = async (
  { key, input, failureToast },
  { extra },
) => {
  const { call } = extra as StoreExtra;
  const result = await call(key, input as CallInput<EndpointKey>, { failureToast });
  return result.ok ? { data: result.value, meta: result.meta } : { error: result.failure };
};

/**
 * The cache of replies from the server. Features add their queries to it. `localised` data is refetched after a change
 * of the language, `live` data when another user may have changed it (refetch-live-data.ts of the shell), and `gallery` after an
 * upload.
 */
export const serverData = createApi({
  reducerPath: 'serverData',
  // Refetches when the network is back or the user has signed in again.
  refetchOnReconnect: true,
  baseQuery: contractQuery,
  tagTypes: ['live', 'localised', 'price', 'gallery', 'preferences'],
  endpoints: () => ({}),
});
