import { tabStorage } from './browser-storage.ts';

const key = 'typedEmail';

/** The email typed into one form of signing in, which prefills the next, also on the next page. */
export const typedEmail = (): string => tabStorage.read(key) ?? '';

export const storeTypedEmail = (email: string): void => tabStorage.write(key, email);
