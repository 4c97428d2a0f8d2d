import { appOfPath } from '@repo/domain/site/app-of-path';
import { networkFirst } from './network-first.ts';
import { workerScope } from './worker-scope.ts';
import type { FetchEvent, OfflineList } from './worker-scope.ts';

const cachePrefix = 'files ';

/** How many files are loaded at a time, so that pages can load theirs meanwhile. */
const filesAtOnce = 4;

const lists = (): readonly OfflineList[] => workerScope.offlineLists ?? [];

/** One cache for each combination of builds, because the apps are released one by one. */
const cacheName = (): string =>
  cachePrefix +
  lists()
    .map(({ version }) => version)
    .join(' ');

/** Stores the pages and files of all apps; files that an earlier release has too are not loaded again. */
export async function storeFiles(): Promise<void> {
  const cache = await caches.open(cacheName());
  const files = lists().flatMap(({ files: ofApp }) => ofApp);
  const isMissing = await Promise.all(
    files.map(async (file) => {
      const stored = await caches.match(file);
      if (stored !== undefined) await cache.put(file, stored);
      return stored === undefined;
    }),
  );
  const missing = files.filter((_, index) => isMissing[index]);
  for (let first = 0; first < missing.length; first += filesAtOnce)
    await cache.addAll(missing.slice(first, first + filesAtOnce));
  await Promise.all(
    lists().map(async ({ page: { url, integrity } }) =>
      // A page of another release than the list would name files that are not stored.
      cache.add(new Request(url, { integrity, cache: 'no-cache' })),
    ),
  );
}

/** Removes the files of earlier releases, when no page of theirs is open any more. */
export async function removeOlderFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName());
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Answers a built file from any release that is stored: its name has a hash of its content. */
export const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

/** Opens a page from the network, so that a release shows at once, and the stored page of its app without one. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const app = appOfPath(new URL(request.url).pathname);
  const page = lists().find((list) => list.app === app)?.page.url;
  const answer = preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  return networkFirst(answer, async () =>
    page === undefined ? undefined : caches.match(page, { cacheName: cacheName(), ignoreVary: true }),
  );
}
