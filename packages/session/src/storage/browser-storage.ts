import { clearBrowserFiles } from './browser-files.ts';

/**
 * Wraps the browser's storage, which may be full, forbidden or edited. Reads return undefined and writes return false
 * instead of throwing.
 */
function storageIn(name: 'localStorage' | 'sessionStorage') {
  return {
    read(key: string): string | undefined {
      return attempt(() => globalThis[name].getItem(key)) ?? undefined;
    },
    write(key: string, value: string): void {
      attempt(() => globalThis[name].setItem(key, value));
    },
    remove(key: string): void {
      attempt(() => globalThis[name].removeItem(key));
    },
    keys(): readonly string[] {
      return attempt(() => Object.keys(globalThis[name])) ?? [];
    },
  };
}

/** Without storage, the page continues with its state in memory. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Stored on the device, shared by all tabs. */
export const browserStorage = storageIn('localStorage');

/** Stored until the tab is closed. */
export const tabStorage = storageIn('sessionStorage');

/** Removes everything that the product has stored, to recover from a broken page (A-R13). */
export function clearEverythingStored(): void {
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key);
  clearBrowserFiles();
}
