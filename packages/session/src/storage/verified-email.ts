import { browserStorage } from './browser-storage.ts';

const key = 'verifiedEmail';

/** Notifies the other tabs that a link was opened; nothing is stored. */
export function announceVerified(email: string): void {
  browserStorage.write(key, email);
  browserStorage.remove(key);
}

/** Calls the listener when another tab has verified the email; returns how to stop. */
export function onVerified(email: string, listener: () => void): () => void {
  // The server lowercases every address.
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
