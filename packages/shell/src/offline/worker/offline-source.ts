import { isCataloguePath } from '@repo/domain/site/offline-catalogue';
import { isServerPath } from '@repo/domain/site/server-path';

/**
 * Where the service worker finds an answer without a network: the page of an app, a built file, a public list; or
 * nowhere, so that the request goes to the network as if there was no worker.
 */
export type OfflineSource = 'page' | 'file' | 'catalogue' | 'nowhere';

type WorkerRequest = {
  readonly method: string;
  readonly path: string;
  readonly isOwnOrigin: boolean;
  /** Whether the browser opens a page, rather than a page asking for a part of it. */
  readonly isNavigation: boolean;
};

/** Returns where the worker may look for an answer. Changes and private replies are never touched. */
export function offlineSourceOf({ method, path, isOwnOrigin, isNavigation }: WorkerRequest): OfflineSource {
  if (method !== 'GET' || !isOwnOrigin) return 'nowhere';
  if (isNavigation) return isServerPath(path) ? 'nowhere' : 'page';
  if (path.startsWith('/assets/')) return 'file';
  return isCataloguePath(path) ? 'catalogue' : 'nowhere';
}

type Reply = { readonly status: number; readonly cacheControl: string | null };

/** Whether a reply may be stored for all accounts of a device: only one that its sender calls public. */
export const isPublicReply = ({ status, cacheControl }: Reply): boolean =>
  status === 200 && /(?:^|[\s,])public(?:$|[\s,;])/i.test(cacheControl ?? '');
