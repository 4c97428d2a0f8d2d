/**
 * The browser's storage, which may be full, forbidden or edited by hand: reading what is not there or not
 * readable is nothing, and writing that fails is no reason to stop. The only place that touches it.
 */
export const browserStorage = {
  read(key: string): string | undefined {
    try {
      return globalThis.localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.localStorage.setItem(key, value);
    } catch {
      // Full or forbidden: the page goes on with what it has in memory.
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Forbidden: there is nothing of ours in it either.
    }
  },
};

/** Everything this product left in the browser, for the way out of a broken page (A-R13). */
export function clearEverythingStored(): void {
  try {
    globalThis.localStorage.clear();
    globalThis.sessionStorage.clear();
  } catch {
    // Forbidden: there is nothing of ours in it either.
  }
}
