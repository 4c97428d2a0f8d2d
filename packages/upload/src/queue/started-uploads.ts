import { accountKey } from '@repo/session/storage/account-storage';
import { browserStorage } from '@repo/session/storage/browser-storage';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** Keeps where the uploads of an account go on, on this device; logging out clears it. */
export function startedUploads(accountId: number | undefined): UrlStorage {
  const start = accountKey(accountId ?? 0, 'upload:');
  const read = (key: string): readonly PreviousUpload[] => {
    const stored = browserStorage.read(key);
    if (stored === undefined) return [];
    try {
      return [{ ...JSON.parse(stored), urlStorageKey: key }];
    } catch {
      // Edited: the file is sent from its beginning.
      return [];
    }
  };
  const listAll = () => browserStorage.keys().filter((key) => key.startsWith(start));
  return {
    findAllUploads: async () => listAll().flatMap(read),
    findUploadsByFingerprint: async (fingerprint) => [...read(`${start}${fingerprint}`)],
    removeUpload: async (key) => browserStorage.remove(key),
    addUpload: async (fingerprint, upload) => {
      const key = `${start}${fingerprint}`;
      browserStorage.write(key, JSON.stringify(upload));
      return key;
    },
  };
}
