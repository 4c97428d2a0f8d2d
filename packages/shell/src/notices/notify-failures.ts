import type { Call } from '@repo/api-client/create-call';
import { callFailed } from './notices-slice.ts';

/**
 * Raises a toast for every failed call, except aborted ones and an expired session, which has its own dialog (Z-R02).
 * A screen reader hears each failure once: from the text in its place where that is announced, else from the toast.
 */
export const notifyFailures =
  (call: Call, notify: (notice: ReturnType<typeof callFailed>) => void): Call =>
  async (key, input, sending = {}) => {
    const result = await call(key, input, sending);
    const { failureToast = 'announced', signal } = sending;
    if (!result.ok && failureToast !== 'none' && signal?.aborted !== true)
      notify(callFailed({ failure: result.failure, isAnnounced: failureToast === 'announced' }));
    return result;
  };
