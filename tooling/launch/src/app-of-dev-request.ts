import { appNames, appOfPath, assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';

/** Which server answers a request in development: by asset base for files, by page path for pages. */
export function appOfDevRequest(url: string): AppName | 'design' {
  const path = url.split('?', 1)[0] ?? '/';
  if (/^\/design(\/|$)/.test(path)) return 'design';
  return appNames.find((name) => path.startsWith(assetBaseOf(name))) ?? appOfPath(path);
}
