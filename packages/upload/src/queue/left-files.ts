import { accountKey } from '@repo/session/storage/account-storage';
import { tabStorage } from '@repo/session/storage/browser-storage';
import type { UploadRow, UploadTarget } from './upload-row.ts';

/** A file that was not added yet when its page was reloaded. Browsers give a page no file twice: it is chosen again. */
export type LeftFile = {
  readonly name: string;
  readonly bytes: number;
  readonly target: UploadTarget;
};

export type LeftFiles = {
  readonly read: () => readonly LeftFile[];
  readonly write: (files: readonly LeftFile[]) => void;
};

export const leftFileOf = ({ file, target }: UploadRow): LeftFile => ({
  name: file.name,
  bytes: file.size,
  target,
});

/** Whether a chosen file is one that was left; its time may differ, phones change it with every choice. */
export const isLeft = ({ name, size }: File, left: LeftFile): boolean =>
  name === left.name && size === left.bytes;

/** Keeps what an account has not added yet until the tab is closed. */
export function leftFilesOf(accountId: number): LeftFiles {
  const key = accountKey(accountId, 'left-uploads');
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(tabStorage.read(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isLeftFile) : [];
      } catch {
        // Edited.
        return [];
      }
    },
    write: (files) =>
      files.length === 0 ? tabStorage.remove(key) : tabStorage.write(key, JSON.stringify(files)),
  };
}

function isLeftFile(value: unknown): value is LeftFile {
  const { name, bytes, target }: Partial<LeftFile> = Object(value);
  const { eventId, eventName }: Partial<UploadTarget> = Object(target);
  return (
    [name, eventName].every((text) => typeof text === 'string') &&
    [bytes, eventId].every((number) => typeof number === 'number')
  );
}
