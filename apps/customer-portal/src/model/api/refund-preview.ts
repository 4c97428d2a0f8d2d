import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';

const previewKey = 'GET /api/Stripe/RefundPreview/:eventId';

/** What cancelling an event would give back now. It depends on the time, so it is not kept. */
const refundPreview = serverData.injectEndpoints({
  endpoints: (build) => ({
    refundPreview: build.query<CallReply<typeof previewKey>, number>({
      query: (eventId) => contractCall(previewKey, { params: { eventId: String(eventId) } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRefundPreviewQuery } = refundPreview;
