import type { SessionThunk } from './session-dispatch.ts';

/** Somebody who wants to leave does not wait for a slow server; what it misses ends by itself. */
const patienceMs = 2000;

/** Leaves, in all tabs and apps of this browser (B-R15). */
export const logOut =
  (): SessionThunk<Promise<void>> =>
  async (_, __, { call, keeper }) => {
    const patience = new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
    });
    await Promise.race([call('POST /api/v1/login/Logout', {}), patience]);
    keeper.end();
  };
