import { browserStorage } from '@repo/session/storage/browser-storage';

/** What lies under a key as an object; storage can be edited by hand, and anything else is an empty one. */
export function storedRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
