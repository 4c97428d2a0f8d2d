import { pdfKey } from './api/invoice.ts';
import type { HostThunk } from './store/use-host-dispatch.ts';

/** Returns the PDF of an event's invoice as it is now; undefined after a failure, which a toast tells. */
export const loadInvoicePdf =
  (eventId: number): HostThunk<Promise<string | undefined>> =>
  async (_, __, { call }) => {
    const result = await call(pdfKey, { params: { id: String(eventId) } });
    return result.ok ? result.value : undefined;
  };
