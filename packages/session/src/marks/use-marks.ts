import { useState } from 'react';
import { useAccountId } from '../session/use-account-id.ts';
import { accountKey } from '../storage/account-storage.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { storedRecord } from '../storage/stored-record.ts';

function storedMarks(key: string, of: number | string): ReadonlySet<number> {
  const stored = storedRecord(key)[of];
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []);
}

/** Keeps what an account marks on this device, such as the favourite files of a gallery. */
export function useMarks(name: string, of: number | string) {
  const key = accountKey(useAccountId(), name);
  const [marked, setMarked] = useState(() => storedMarks(key, of));
  const toggle = (id: number): void => {
    // Another window may have marked others.
    const next = new Set(storedMarks(key, of));
    if (!next.delete(id)) next.add(id);
    browserStorage.write(key, JSON.stringify({ ...storedRecord(key), [of]: [...next] }));
    setMarked(next);
  };
  return { marked, toggle };
}
