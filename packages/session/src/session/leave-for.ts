import type { SessionThunk } from './session-dispatch.ts';

/** Leaves this app for another page of the product or another site. */
export const leaveFor =
  (address: string): SessionThunk<void> =>
  (_, __, { loadPage }) =>
    loadPage(address);
