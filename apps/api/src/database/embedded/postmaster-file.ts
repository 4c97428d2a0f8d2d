import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server writes about itself into its data folder (`postmaster.pid`). */
export type Postmaster = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
};

const line = { pid: 0, socketFolder: 4, status: 7 } as const;

/** The server that holds a data folder, or nothing when none is alive; a stale file counts as none. */
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
 * Process ids are used again after a restart of the machine, so a living process is not yet our server:
 * a server works inside its data folder. Where the system does not tell, being alive has to do.
 */
async function isServerOf(dataFolder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === undefined || workingFolder === dataFolder;
}
