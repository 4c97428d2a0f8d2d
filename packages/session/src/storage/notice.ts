import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import { tabStorage } from './browser-storage.ts';

/** What is told on the next page, because this one is being left. */
const notices = ['password_has_been_set_successfully'] as const satisfies readonly SuccessKey[];
type Notice = (typeof notices)[number];

const key = 'notice';

export const leaveNotice = (notice: Notice): void => tabStorage.write(key, notice);

/** What the page before has left to be told; drawing may begin anew, so that reading it changes nothing. */
export function leftNotice(): Notice | undefined {
  const left = tabStorage.read(key);
  return notices.find((notice) => notice === left);
}

/** Told once: a reload does not tell it again. */
export const forgetNotice = (): void => tabStorage.remove(key);
