import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { brand } from '@repo/domain/brand';

const devicesKey = `GET /api/v1/admin/${brand.slug}/GetDevices` as const;

/** The smartphones that a provider can choose (R-R06, X-R01). */
const devices = serverData.injectEndpoints({
  endpoints: (build) => ({
    devices: build.query<CallReply<typeof devicesKey>, void>({ query: () => contractCall(devicesKey, {}) }),
  }),
});

export const { useDevicesQuery } = devices;
