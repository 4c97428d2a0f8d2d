import { contractCall, serverData } from './server-data.ts';
import type { CallReply } from '@repo/contracts/contract';

const configurationKey = 'GET /api/v1/user/userinfo/getconfiguration';
const miscAmountsKey = 'GET /api/v1/User/EventSetup/GetMiscAmounts';

/** Loaded once: a deployment does not change under an open page. */
const wholeVisit = { keepUnusedDataFor: Number.POSITIVE_INFINITY };

/** The settings of the deployment. */
export const siteData = serverData.injectEndpoints({
  endpoints: (build) => ({
    configuration: build.query<CallReply<typeof configurationKey>, void>({
      query: () => contractCall(configurationKey, {}),
      providesTags: ['price'],
      ...wholeVisit,
    }),
    miscAmounts: build.query<CallReply<typeof miscAmountsKey>, void>({
      query: () => contractCall(miscAmountsKey, {}),
      providesTags: ['price'],
      ...wholeVisit,
    }),
  }),
});

export const { useConfigurationQuery, useMiscAmountsQuery } = siteData;

/** Reads the configuration from the cache without a request, which the page frame has made. */
export const useConfiguration = siteData.endpoints.configuration.useQueryState;

/** Returns the requests that every page needs. */
export const siteRequests = () => [
  siteData.util.prefetch('configuration', undefined, {}),
  siteData.util.prefetch('miscAmounts', undefined, {}),
];
