import type { Call } from '@repo/api-client/create-call';
import { browserStorage } from '../storage/browser-storage.ts';

const key = 'owedLogout';

/** Remembers that the server has not heard of a logout; its cookie still names the session. */
export const storeOwedLogout = (): void => browserStorage.write(key, 'yes');

/** A new session has a cookie of its own. */
export const forgetOwedLogout = (): void => browserStorage.remove(key);

/** Ends the session on the server after a logout without a network; the cookie identifies it. */
export async function sendOwedLogout(call: Call, keeper: { readonly user: () => unknown }): Promise<void> {
  if (browserStorage.read(key) === undefined || keeper.user() !== undefined) return;
  const ended = await call('POST /api/v1/login/Logout', {}, { failureToast: 'none' });
  if (ended.ok) forgetOwedLogout();
}
