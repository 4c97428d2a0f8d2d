import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const viewKey = `GET /api/v1/${brand.slug}/Invoice/:id` as const;
export const pdfKey = `GET /api/v1/${brand.slug}/GenerateInvoice/:id` as const;

/** The invoice of an event: its texts, and its PDF as base64. */
const invoice = serverData.injectEndpoints({
  endpoints: (build) => ({
    invoice: build.query<CallReply<typeof viewKey>, number>({
      query: (eventId) => contractCall(viewKey, { params: { id: String(eventId) } }),
      providesTags: ['live', 'localised'],
    }),
    invoicePdf: build.query<CallReply<typeof pdfKey>, number>({
      query: (eventId) => contractCall(pdfKey, { params: { id: String(eventId) } }),
      providesTags: ['live'],
    }),
  }),
});

export const { useInvoiceQuery, useInvoicePdfQuery } = invoice;
