import { appNames, appOfPath, assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';

/** Returns the server for a request in development: by asset base for files, by path for pages. */
export function appOfDevRequest(url: string): AppName | 'design' {
  const path = url.split('?', 1)[0] ?? '/';
  if (/^\/design(\/|$)/.test(path)) return 'design';
  return appNames.find((name) => path.startsWith(assetBaseOf(name))) ?? appOfPath(path);
}
