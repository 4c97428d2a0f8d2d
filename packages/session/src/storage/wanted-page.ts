import { appOfPath } from '@repo/domain/site/app-of-path';
import type { LoginKind } from '../session/sign-in-kinds.ts';
import { tabStorage } from './browser-storage.ts';

const key = 'wantedPage';

/** Remembers the page that a guest was redirected from, for the next login in this tab. */
export const storeWantedPage = (address: string): void => tabStorage.write(key, address);

export const storedWantedPage = (): string | undefined => tabStorage.read(key);

/** Returns the login that leads to a page. */
export const loginKindOf = (wanted: string): LoginKind =>
  appOfPath(wanted) === 'provider-portal' ? 'provider' : 'host';

/** Forgets the wanted page once it is shown. */
export function clearWantedPage(shown: string): void {
  if (storedWantedPage() === shown) tabStorage.remove(key);
}
