import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The state that a running server writes into its data folder (`postmaster.pid`). */
export type Postmaster = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
};

const line = { pid: 0, socketFolder: 4, status: 7 } as const;

/** Returns the server that runs on a data folder; undefined if there is none or the file is stale. */
export async function runningPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((entry) => entry.trim());
  const pid = Number(lines[line.pid]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isServerOf(dataFolder, pid))) return undefined;
  return { pid, socketFolder: lines[line.socketFolder] ?? '', isReady: lines[line.status] === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Returns whether a process is the server of a data folder. Process ids are reused, so its working folder must be the
 * data folder too; systems that do not report working folders are trusted.
 */
async function isServerOf(dataFolder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === undefined || workingFolder === dataFolder;
}
