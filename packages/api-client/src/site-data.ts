import { contractCall, serverData } from './server-data.ts';
import type { CallReply } from '@repo/contracts/contract';

const configurationKey = 'GET /api/v1/user/userinfo/getconfiguration';
const miscAmountsKey = 'GET /api/v1/User/EventSetup/GetMiscAmounts';

/** Asked for once: a deployment does not change under an open page. */
const wholeVisit = { keepUnusedDataFor: Number.POSITIVE_INFINITY };

/** What the deployment says of itself, for every screen that depends on it. */
export const siteData = serverData.injectEndpoints({
  endpoints: (build) => ({
    configuration: build.query<CallReply<typeof configurationKey>, void>({
      query: () => contractCall(configurationKey, {}),
      ...wholeVisit,
    }),
    miscAmounts: build.query<CallReply<typeof miscAmountsKey>, void>({
      query: () => contractCall(miscAmountsKey, {}),
      ...wholeVisit,
    }),
  }),
});

export const { useConfigurationQuery, useMiscAmountsQuery } = siteData;

/** For whoever only reads what the frame of every page has asked for: a question less to begin a page with. */
export const useConfiguration = siteData.endpoints.configuration.useQueryState;

/** What every page needs. */
export const siteQuestions = () => [
  siteData.util.prefetch('configuration', undefined, {}),
  siteData.util.prefetch('miscAmounts', undefined, {}),
];
