import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import { tabStorage } from './browser-storage.ts';

/** Messages for the next page. */
const notices = [
  'password_has_been_set_successfully',
  'password_updated',
  'logged_in_successfully',
] as const satisfies readonly SuccessKey[];
type Notice = (typeof notices)[number];

const key = 'notice';

export const storeNotice = (notice: Notice): void => tabStorage.write(key, notice);

/** Returns the message of the previous page; does not remove it, because a render may run twice. */
export function storedNotice(): Notice | undefined {
  const left = tabStorage.read(key);
  return notices.find((notice) => notice === left);
}

/** Removes the message, so that a reload does not show it again. */
export const clearNotice = (): void => tabStorage.remove(key);
