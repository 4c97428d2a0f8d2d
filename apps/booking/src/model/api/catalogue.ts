import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const eventTypesKey = 'GET /api/v1/User/EventSetup/GetEventTypes';
const shotListKey = 'GET /api/v1/User/EventSetup/GetEventTypeItems/:id';
const postalCodesKey = 'GET /api/v1/Admin/PostalCode';
const recapTypesKey = 'GET /api/v1/User/EventSetup/getReelTypes';
const recapPriceKey = 'GET /api/v1/user/reel/getprice';

/** The lists that a host chooses from. */
const catalogue = serverData.injectEndpoints({
  endpoints: (build) => ({
    eventTypes: build.query<CallReply<typeof eventTypesKey>, void>({
      query: () => contractCall(eventTypesKey, { query: {} }),
      providesTags: ['localised'],
    }),
    shotList: build.query<CallReply<typeof shotListKey>, number>({
      query: (id) => contractCall(shotListKey, { params: { id: String(id) } }),
      providesTags: ['localised'],
    }),
    postalCodes: build.query<CallReply<typeof postalCodesKey>, void>({
      query: () => contractCall(postalCodesKey, {}),
    }),
    recapTypes: build.query<CallReply<typeof recapTypesKey>, void>({
      query: () => contractCall(recapTypesKey, {}),
      providesTags: ['localised'],
    }),
    recapPrice: build.query<CallReply<typeof recapPriceKey>, void>({
      query: () => contractCall(recapPriceKey, {}),
      providesTags: ['price'],
    }),
  }),
});

export const {
  useEventTypesQuery,
  useShotListQuery,
  usePostalCodesQuery,
  useRecapTypesQuery,
  useRecapPriceQuery,
} = catalogue;

/** Loads what every step of a booking needs. */
export const prefetchCatalogue = () => [
  catalogue.util.prefetch('eventTypes', undefined, {}),
  catalogue.util.prefetch('postalCodes', undefined, {}),
  catalogue.util.prefetch('recapPrice', undefined, {}),
];
