import type { AppName } from '@repo/domain/site/app-of-path';

/** What a build of an app lists for use without a network (tooling/vite/src/offline/offline-list.ts). */
export type OfflineList = {
  readonly app: AppName;
  /** Changes with every file of the build. */
  readonly version: string;
  readonly page: { readonly url: string; readonly integrity: string };
  readonly files: readonly string[];
};

type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** The answer to a navigation that the browser requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type WorkerEvents = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
};

/** The part of a service worker's global scope that is used here; the checker knows only that of a page. */
type WorkerScope = {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly importScripts: (...urls: readonly string[]) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly offlineLists?: readonly OfflineList[];
};

export const workerScope = globalThis as unknown as WorkerScope;
