import { whenIdle } from '../reporting/when-idle.ts';

/** Leaves the line and the processor to the page and its first use. */
const pauseMs = 8000;

/**
 * Registers the service worker of the origin once the page has loaded. Only built pages name a manifest, so that the
 * development server gets no worker.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || document.querySelector('link[rel=manifest]') === null) return;
  const register = (): void => {
    // Without it the product works as before, with a network.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  const begin = (): void => void setTimeout(() => whenIdle(register), pauseMs);
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
}
