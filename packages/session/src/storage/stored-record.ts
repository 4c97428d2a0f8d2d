import { browserStorage } from '@repo/session/storage/browser-storage';

/** Returns the object stored under a key, or an empty one, because the storage can be edited. */
export function storedRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
