// Served in place of the service worker to switch it off: removes the worker and everything that it has stored.
import { workerScope } from './worker-scope.ts';

// Without waiting for pages to be closed: the worker that it replaces may be what breaks them.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) => event.waitUntil(removeAll()));

// A page that registers while the worker is being removed keeps it: then the next request removes it.
workerScope.addEventListener('fetch', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await workerScope.registration.unregister();
}
