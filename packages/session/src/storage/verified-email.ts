import { browserStorage } from './browser-storage.ts';

const key = 'verifiedEmail';

/** Tells the other tabs that a link was opened; nothing of it stays on the device. */
export function tellVerified(email: string): void {
  browserStorage.write(key, email);
  browserStorage.remove(key);
}

/** Hears of it in the tab that waits; answers how to stop. */
export function onVerified(email: string, listener: () => void): () => void {
  // The server writes every address in small letters.
  const written = email.trim().toLowerCase();
  const controller = new AbortController();
  globalThis.addEventListener(
    'storage',
    (event) => {
      if (event.key === key && event.newValue === written) listener();
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
