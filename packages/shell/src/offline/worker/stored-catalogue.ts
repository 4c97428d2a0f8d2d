import { cataloguePaths, shotListPathOf } from '@repo/domain/site/offline-catalogue';
import { locales } from '@repo/i18n/locale';
import type { FetchEvent } from './worker-scope.ts';
import { networkFirst } from './network-first.ts';
import { isPublicReply } from './offline-source.ts';

const cacheName = 'catalogue';
const eventTypesPath = '/api/v1/User/EventSetup/GetEventTypes';

/**
 * Returns the request of a public list in one language. Carries nothing else, because a cache stores the headers of
 * requests too, and a page sends its token with every call.
 */
const listRequest = (url: string, locale: string): Request =>
  new Request(url, { headers: { 'accept-language': locale } });

/** Stores the public lists in every language; a list that fails is stored when a page loads it. */
export async function storeCatalogue(): Promise<void> {
  await Promise.allSettled(
    locales.map(async (locale) => {
      const replies = cataloguePaths.map((path) => store(listRequest(path, locale)));
      await Promise.allSettled(replies);
      const types: unknown = await (await answerFrom(listRequest(eventTypesPath, locale)))?.json();
      await Promise.allSettled(idsIn(types).map((id) => store(listRequest(shotListPathOf(id), locale))));
    }),
  );
}

/** Reads the ids of the event types; the reply may be that of another release. */
function idsIn(reply: unknown): readonly number[] {
  const { payload }: { readonly payload?: unknown } = Object(reply);
  const { items }: { readonly items?: unknown } = Object(payload);
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown): unknown => Object(item).id).filter((id) => typeof id === 'number');
}

async function store(request: Request): Promise<void> {
  await keep(request, await fetch(request));
}

async function keep(request: Request, reply: Response): Promise<void> {
  if (!isPublicReply({ status: reply.status, cacheControl: reply.headers.get('cache-control') })) return;
  const cache = await caches.open(cacheName);
  await cache.put(request, reply);
}

/** Finds a stored list in the language of the request. */
const answerFrom = (request: Request): Promise<Response | undefined> => caches.match(request, { cacheName });

/** Answers a public list from the network, and from the last reply where there is none. */
export async function answerCatalogue(event: FetchEvent): Promise<Response> {
  const { url, headers } = event.request;
  const stored = listRequest(url, headers.get('accept-language') ?? '');
  const answer = fetch(event.request).then((reply) => {
    event.waitUntil(keep(stored, reply.clone()).catch(() => undefined));
    return reply;
  });
  return networkFirst(answer, () => answerFrom(stored));
}
