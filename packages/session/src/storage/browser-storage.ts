/**
 * The browser's storage, which may be full, forbidden or edited by hand: reading what is not there or not
 * readable is nothing, and writing that fails is no reason to stop. The only place that touches it.
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

/** Full or forbidden: the page goes on with what it has in memory. */
function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What stays on the device, and is shared by all tabs. */
export const browserStorage = storageIn('localStorage');

/** What is gone with the tab. */
export const tabStorage = storageIn('sessionStorage');

/** Everything this product left in the browser, for the way out of a broken page (A-R13). */
export function clearEverythingStored(): void {
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key);
}
