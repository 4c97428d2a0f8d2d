import { tabStorage } from './browser-storage.ts';

const key = 'typedEmail';

/** The e-mail that was typed into one form of signing in: the next one, also on the next page, begins with it. */
export const typedEmail = (): string => tabStorage.read(key) ?? '';

export const keepTypedEmail = (email: string): void => tabStorage.write(key, email);
