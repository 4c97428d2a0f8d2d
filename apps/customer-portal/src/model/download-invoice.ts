import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { pdfKey } from './api/invoice.ts';

/** Returns the PDF of an event's invoice as it is now; undefined after a failure, which a toast tells. */
export const loadInvoicePdf =
  (eventId: number): AppThunk<Promise<string | undefined>> =>
  async (_, __, { call }) => {
    const result = await call(pdfKey, { params: { id: String(eventId) } });
    return result.ok ? result.value : undefined;
  };
