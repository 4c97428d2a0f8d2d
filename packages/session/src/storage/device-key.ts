const databaseName = 'session';
const storeName = 'keys';
const keyName = 'session';

/**
 * The key of this browser profile. It cannot be taken out of the browser, not even by a script of the page, so a
 * copy of the storage is of no use elsewhere. It is made by whichever tab comes first, for all of them.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const database = await answerOf(openDatabase());
  try {
    const known = await keyIn(database);
    if (known !== undefined) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Adding is refused where another tab has been faster; its key is the one then.
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

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return request;
}

async function keyIn(database: IDBDatabase): Promise<CryptoKey | undefined> {
  const found: unknown = await answerOf(database.transaction(storeName).objectStore(storeName).get(keyName));
  return found instanceof CryptoKey ? found : undefined;
}

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
