import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { browserStorage } from './browser-storage.ts';
import { sessionKey } from './clear-stored.ts';
import { deviceKey } from './device-key.ts';
import { openText, sealText } from './seal-text.ts';

/** Stores the session of this browser for all tabs and all three apps. */
export type SessionVault = {
  /** `unreadable`: the stored value cannot be decrypted, or has an unknown shape (S1§3). */
  readonly read: () => Promise<Session | undefined | 'unreadable'>;
  readonly write: (session: Session) => Promise<void>;
  readonly clear: () => void;
};

/**
 * Stores the session sealed. In browsers without keys or storage (private windows, pages without HTTPS) it lives only
 * in this page.
 */
export function createSessionVault(): SessionVault {
  let unstoredSession: Session | undefined;
  let cachedKey: CryptoKey | undefined;
  // Cached once loaded, so that a later IndexedDB failure is not mistaken for a logout.
  const keyOfDevice = async () => (cachedKey ??= await deviceKey().catch(() => undefined));
  return {
    read: async () => {
      const sealed = browserStorage.read(sessionKey);
      if (sealed === undefined) return unstoredSession;
      const key = await keyOfDevice();
      return key === undefined ? unstoredSession : unseal(sealed, key);
    },
    write: async (session) => {
      const key = await keyOfDevice();
      const sealed = key && (await sealText(JSON.stringify(session), key));
      if (sealed !== undefined) browserStorage.write(sessionKey, sealed);
      const isStored = sealed !== undefined && browserStorage.read(sessionKey) === sealed;
      unstoredSession = isStored ? undefined : session;
      // If writing fails, an old session of another user must not remain.
      if (!isStored) browserStorage.remove(sessionKey);
    },
    clear: () => {
      unstoredSession = undefined;
      browserStorage.remove(sessionKey);
    },
  };
}

async function unseal(sealed: string, key: CryptoKey): Promise<Session | 'unreadable'> {
  try {
    const content: unknown = JSON.parse(await openText(sealed, key));
    return isSession(content) ? content : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Returns whether the content is a session. An older release may have stored another shape. */
function isSession(content: unknown): content is Session {
  const { token, user }: Readonly<Record<string, unknown>> = Object(content);
  const { id, userName, firstName, lastName, userTypeId }: Readonly<Record<string, unknown>> = Object(user);
  return (
    typeof id === 'number' &&
    [token, userName, firstName, lastName].every((text) => typeof text === 'string') &&
    typeof userTypeId === 'number' &&
    userKindOf(userTypeId) !== 'guest'
  );
}
