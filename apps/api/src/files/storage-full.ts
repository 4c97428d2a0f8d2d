import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../ports/clock.ts';
import { isMissingFile } from './is-missing-file.ts';

/** The codes of a full disk and an exhausted quota (Node), and of a full disk of the database (PostgreSQL). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether a write failed for lack of space, on this machine or at the database. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || isStorageFull(error.cause);
}

/** The free space below which the disk of uploads counts as full. */
const leastFreeBytes = 32 * 1024 * 1024;
/** How long a refused write counts, because the free space of the database's disk is unknown. */
const countsForMs = 30_000;

export type StorageWatch = {
  /** Records that a write failed for lack of space. */
  readonly note: () => void;
  readonly hasSpace: () => Promise<boolean>;
};

/** Watches whether there is space to write, by the free space of a folder and recent refused writes. */
export function watchStorage(folder: string, clock: Clock, leastBytes = leastFreeBytes): StorageWatch {
  let fullUntilMs = -Infinity;
  return {
    note: () => {
      fullUntilMs = clock.nowMs() + countsForMs;
    },
    hasSpace: async () => {
      const { bavail, bsize } = await spaceOf(folder);
      return Number(bavail) * Number(bsize) >= leastBytes && clock.nowMs() >= fullUntilMs;
    },
  };
}

/** Returns the space of a folder, or of the nearest existing folder above it: the first upload creates the folder. */
const spaceOf = (folder: string): ReturnType<typeof statfs> =>
  statfs(folder).catch((error: unknown) => {
    if (isMissingFile(error) && dirname(folder) !== folder) return spaceOf(dirname(folder));
    throw error;
  });
