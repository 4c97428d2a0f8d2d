// The service worker of the origin: opens the three apps without a network (docs/decisions/044-service-worker.md).
import { appNames, assetBaseOf } from '@repo/domain/site/app-of-path';
import { answerCatalogue, storeCatalogue } from './stored-catalogue.ts';
import { answerFile, answerPage, removeOlderFiles, storeFiles } from './stored-files.ts';
import { workerScope } from './worker-scope.ts';
import type { FetchEvent } from './worker-scope.ts';
import { offlineSourceOf } from './offline-source.ts';

// A new list of an app is a new worker: browsers compare imported scripts too.
workerScope.importScripts(...appNames.map((name) => `${assetBaseOf(name)}offline-list.js`));

workerScope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles());
  event.waitUntil(storeCatalogue());
});

// Runs once every page of the earlier worker is closed, so that an open page never loses its files.
workerScope.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderFiles());
  event.waitUntil(workerScope.registration.navigationPreload?.enable() ?? Promise.resolve());
  event.waitUntil(workerScope.clients.claim());
});

workerScope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer !== undefined) event.respondWith(answer);
});

function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, url } = event.request;
  const { origin, pathname: path } = new URL(url);
  const source = offlineSourceOf({
    method,
    path,
    isOwnOrigin: origin === globalThis.location.origin,
    isNavigation: mode === 'navigate',
  });
  switch (source) {
    case 'page':
      return answerPage(event);
    case 'file':
      return answerFile(event.request);
    case 'catalogue':
      return answerCatalogue(event);
    case 'nowhere':
      return undefined;
  }
}
