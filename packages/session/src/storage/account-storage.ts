import { browserStorage } from './browser-storage.ts';

const prefix = 'account:';
const unsent = 'unsent:';

/** Returns the key of data that belongs to one account on this device; logging out clears it. */
export const accountKey = (accountId: number, name: string): string => `${prefix}${accountId}:${name}`;

export const isAccountKey = (key: string): boolean => key.startsWith(prefix);

/** Removes what other accounts have left on this device, before this one is shown. */
export function clearOtherAccounts(accountId: number): void {
  const own = accountKey(accountId, '');
  for (const key of browserStorage.keys())
    if (isAccountKey(key) && !key.startsWith(own)) browserStorage.remove(key);
}

/** Returns the key of something that waits for the network, and would be lost by logging out. */
export const unsentKey = (accountId: number, name: string): string =>
  accountKey(accountId, `${unsent}${name}`);

/** Returns the keys of everything of an account that waits for the network. */
export function unsentKeys(accountId: number): readonly string[] {
  const start = unsentKey(accountId, '');
  return browserStorage.keys().filter((key) => key.startsWith(start));
}
