import { answerOf, openStore } from './indexed-store.ts';

const databaseName = 'files';
const storeName = 'files';

/** Keeps files that a user has chosen on the device. Without a database, nothing is found and writes return false. */
export const browserFiles = {
  read: async (key: string): Promise<readonly File[]> => {
    const found: unknown = await attempt('readonly', (store) => store.get(key));
    return Array.isArray(found) ? found.filter((file) => file instanceof File) : [];
  },
  write: async (key: string, files: readonly File[]): Promise<boolean> =>
    (await attempt('readwrite', (store) => store.put([...files], key))) !== undefined,
  remove: async (key: string): Promise<void> => {
    await attempt('readwrite', (store) => store.delete(key));
  },
};

/** Removes all files; a browser without a database has none. */
export function clearBrowserFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // There is nothing to remove.
  }
}

async function attempt<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await openStore(databaseName, storeName);
    try {
      const transaction = database.transaction(storeName, mode);
      // Files that do not fit are refused at the end of the transaction only.
      const isCommitted = new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', reject);
      });
      const [value] = await Promise.all([answerOf(work(transaction.objectStore(storeName))), isCommitted]);
      return value;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
