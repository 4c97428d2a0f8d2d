import { storeOwedLogout } from './owed-logout.ts';
import type { SessionThunk } from './session-dispatch.ts';

/** Logging out does not wait longer for a slow server; the session then expires by itself. */
const timeoutMs = 2000;

/**
 * Logs out in all tabs and apps of this browser (B-R15). Without a network everything on the device is cleared at once,
 * and the server is told later.
 */
export const logOut =
  (): SessionThunk<Promise<void>> =>
  async (_, __, { call, keeper }) => {
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, timeoutMs);
    });
    const ending = call('POST /api/v1/login/Logout', {}, { failureToast: 'none' });
    const ended = await Promise.race([ending, timeout]);
    keeper.end();
    if (ended?.ok !== true) storeOwedLogout();
  };
