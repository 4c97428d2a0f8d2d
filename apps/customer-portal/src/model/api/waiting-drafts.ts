import { contractCall, serverData } from '@repo/api-client/server-data';
import type { WaitingDraft } from '@repo/contracts/drafts/list-drafts';

const draftsKey = 'GET /api/v1/User/EventSetup/Drafts/:userId';

/** The drafts of a host that wait for providers, or for a choice among them. */
const waitingDrafts = serverData.injectEndpoints({
  endpoints: (build) => ({
    waitingDrafts: build.query<readonly WaitingDraft[], number>({
      query: (hostId) => contractCall(draftsKey, { params: { userId: String(hostId) } }),
      providesTags: ['live'],
    }),
  }),
});

export const { useWaitingDraftsQuery } = waitingDrafts;
