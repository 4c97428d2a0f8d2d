import type { StartedSession } from './sessions/start-session.ts';

/** Sent with the calls that need them and with no other. */
const path = '/api/v1/login';

export const refreshCookieName = 'refresh_token';
export const deviceCookieName = 'known_device';

const deviceDays = 180;

type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
};

/** Keeps a session going; no script can read it. */
export const refreshCookie = ({
  refreshToken,
  expiresInSeconds,
}: Pick<StartedSession, 'refreshToken' | 'expiresInSeconds'>): Cookie => ({
  name: refreshCookieName,
  value: refreshToken,
  path,
  maxAgeSeconds: expiresInSeconds,
});

export const noRefreshCookie: Cookie = { name: refreshCookieName, value: '', path, maxAgeSeconds: 0 };

/** Tells a browser that has signed in before from others (`known-device.ts`). */
export const deviceCookie = (value: string): Cookie => ({
  name: deviceCookieName,
  value,
  path,
  maxAgeSeconds: deviceDays * 86_400,
});
