import { browserStorage } from './browser-storage.ts';
import { sessionKey } from './clear-stored.ts';
import { deviceKey } from './device-key.ts';
import { openText, sealText } from './seal-text.ts';

/**
 * Stores private data of the signed-in account so that only this browser can read it. Stores nothing if the
 * session is not stored here, or has ended or changed in the meantime, also in another tab.
 */
export async function writeSealed(key: string, value: unknown): Promise<void> {
  const session = browserStorage.read(sessionKey);
  if (session === undefined) return;
  const sealed = await deviceKey()
    .then((own) => sealText(JSON.stringify(value), own))
    .catch(() => undefined);
  if (sealed !== undefined && browserStorage.read(sessionKey) === session) browserStorage.write(key, sealed);
}

/** Reads what `writeSealed` has stored; undefined if there is nothing, or another browser has written it. */
export async function readSealed(key: string): Promise<unknown> {
  const sealed = browserStorage.read(key);
  if (sealed === undefined) return undefined;
  try {
    return JSON.parse(await openText(sealed, await deviceKey()));
  } catch {
    return undefined;
  }
}
