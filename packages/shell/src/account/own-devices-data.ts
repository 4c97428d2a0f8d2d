import type { ApiFailure } from '@repo/api-client/api-failure';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import type { SessionThunk } from '@repo/session/session/session-dispatch';

const listKey = 'GET /api/v1/login/Sessions';

export type OwnDevice = CallReply<typeof listKey>[number];

/** The sessions of the signed-in account. */
const ownDevices = serverData.injectEndpoints({
  endpoints: (build) => ({
    ownDevices: build.query<CallReply<typeof listKey>, void>({
      query: () => contractCall(listKey, {}),
      // A login on another device changes it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOwnDevicesQuery } = ownDevices;

type Ending = SessionThunk<Promise<ApiFailure | undefined>>;

/** Ends the session of one device; returns the failure, if any. */
export const logOutDevice =
  (sessionId: string): Ending =>
  async (_, __, { call }) => {
    const ended = await call(
      'DELETE /api/v1/login/Sessions/:sessionId',
      { params: { sessionId } },
      { failureToast: 'silent' },
    );
    return ended.ok ? undefined : ended.failure;
  };

/** Ends the sessions of all devices but this one; returns the failure, if any. */
export const logOutOtherDevices =
  (): Ending =>
  async (_, __, { call }) => {
    const input = { query: { except: 'this' } } as const;
    const ended = await call('POST /api/v1/login/LogoutEverywhere', input, { failureToast: 'silent' });
    return ended.ok ? undefined : ended.failure;
  };
