import type { Session } from '@repo/contracts/identity/session';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { browserStorage } from './browser-storage.ts';
import { sessionKey } from './clear-stored.ts';
import { deviceKey } from './device-key.ts';
import { openText, sealText } from './seal-text.ts';

/** Stores the session of this browser for all tabs and all three apps. */
export type SessionVault = {
  /** `unreadable`: the stored value was not written by this browser (S1§3). */
  readonly read: () => Promise<Session | undefined | 'unreadable'>;
  readonly write: (session: Session) => Promise<void>;
  readonly empty: () => void;
};

/**
 * Stores the session sealed. In browsers without keys or storage (private windows, pages without HTTPS) it lives only
 * in this page.
 */
export function createSessionVault(): SessionVault {
  let ofThisPage: Session | undefined;
  let known: CryptoKey | undefined;
  // Cached, so that a failing database does not look like an ended session.
  const keyOfDevice = async () => (known ??= await deviceKey().catch(() => undefined));
  return {
    read: async () => {
      const sealed = browserStorage.read(sessionKey);
      if (sealed === undefined) return ofThisPage;
      const key = await keyOfDevice();
      return key === undefined ? ofThisPage : unsealed(sealed, key);
    },
    write: async (session) => {
      const key = await keyOfDevice();
      const sealed = key && (await sealText(JSON.stringify(session), key));
      if (sealed !== undefined) browserStorage.write(sessionKey, sealed);
      const isStored = sealed !== undefined && browserStorage.read(sessionKey) === sealed;
      ofThisPage = isStored ? undefined : session;
      // If writing fails, an old session of another user must not remain.
      if (!isStored) browserStorage.remove(sessionKey);
    },
    empty: () => {
      ofThisPage = undefined;
      browserStorage.remove(sessionKey);
    },
  };
}

async function unsealed(sealed: string, key: CryptoKey): Promise<Session | 'unreadable'> {
  try {
    const content: unknown = JSON.parse(await openText(sealed, key));
    return isSession(content) ? content : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** An older release may have stored another shape. */
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
