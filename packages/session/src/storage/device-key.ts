import { answerOf, openStore } from './indexed-store.ts';

const databaseName = 'session';
const storeName = 'keys';
const keyName = 'session';

/**
 * Returns the key of this browser profile, created by the first tab. It cannot be exported, so a copied storage is
 * useless elsewhere.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const database = await openStore(databaseName, storeName);
  try {
    const known = await keyIn(database);
    if (known !== undefined) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Refused if another tab was faster, whose key is then used.
    const added = answerOf(
      database.transaction(storeName, 'readwrite').objectStore(storeName).add(made, keyName),
    );
    return await added.then(
      () => made,
      async () => (await keyIn(database)) ?? made,
    );
  } finally {
    database.close();
  }
}

async function keyIn(database: IDBDatabase): Promise<CryptoKey | undefined> {
  const found: unknown = await answerOf(database.transaction(storeName).objectStore(storeName).get(keyName));
  return found instanceof CryptoKey ? found : undefined;
}
