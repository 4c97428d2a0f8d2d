import type { Call } from '@repo/api-client/create-call';
import { browserStorage } from '../storage/browser-storage.ts';

const key = 'owedLogout';

/** Remembers that the server has not heard of a logout; its cookie still names the session. */
export const storeOwedLogout = (): void => browserStorage.write(key, 'yes');

/** A new session has a cookie of its own. */
export const forgetOwedLogout = (): void => browserStorage.remove(key);

const firstPauseMs = 5000;
const longestPauseMs = 300_000;

/** Ends the session on the server after a logout without a network; the cookie identifies it. */
export async function sendOwedLogout(
  call: Call,
  keeper: { readonly user: () => unknown },
  pauseMs = firstPauseMs,
): Promise<void> {
  if (browserStorage.read(key) === undefined || keeper.user() !== undefined) return;
  const ended = await call('POST /api/v1/login/Logout', {}, { failureToast: 'none' });
  if (ended.ok) return forgetOwedLogout();
  // The browser says when the network is back, but the first call after that may still fail.
  if (navigator.onLine)
    setTimeout(() => void sendOwedLogout(call, keeper, Math.min(2 * pauseMs, longestPauseMs)), pauseMs);
}
