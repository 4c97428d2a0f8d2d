import { secondsPerDay } from '@repo/domain/time/seconds';
import type { StartedSession } from './sessions/start-session.ts';

/** Limits the cookies to the calls that need them. */
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

/** Carries the refresh token, hidden from scripts. */
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

/** Identifies a browser that has logged in before (`known-device.ts`). */
export const deviceCookie = (value: string): Cookie => ({
  name: deviceCookieName,
  value,
  path,
  maxAgeSeconds: deviceDays * secondsPerDay,
});
