import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@repo/domain/brand';
import { StartupError } from '../../startup-error.ts';
import { isAlive, runningPostmaster } from './postmaster-file.ts';
import type { ServerAccount } from './server-account.ts';

export type ServerFolders = {
  readonly home: string;
  readonly data: string;
  readonly binaries: string;
};

export type RunningServer = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isAdopted: boolean;
};

const pollMs = 5;
const startLimitMs = 60_000;
const stopLimitMs = 10_000;
/** The path of a socket is limited to 107 bytes on Linux and 103 on macOS, including the file name of the server. */
const longestSocketFolder = 80;

/** Adopts the server that runs on the data folder or starts one, and waits until it accepts connections. */
export async function ensureServer(
  folders: ServerFolders,
  account: ServerAccount | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const deadline = performance.now() + startLimitMs;
  let hasExited = (): boolean => true;
  let isAdopted = true;
  while (performance.now() < deadline) {
    const running = await runningPostmaster(folders.data);
    if (running?.isReady === true) return { ...running, isAdopted };
    if (running === undefined && hasExited()) {
      const log = isAdopted ? '' : await lastStartOf(folders.home);
      // The processes of a killed server take a moment to end and to release their shared memory.
      if (log !== '' && !/shared memory block|lock file "postmaster\.pid"/.test(log))
        throw cannotOpen(folders, log);
      if (log !== '') await sleep(100);
      hasExited = await launch(folders, account, settings);
      isAdopted = false;
    }
    await sleep(pollMs);
  }
  throw cannotOpen(folders, await lastStartOf(folders.home));
}

/** Ends a server when this process exits, except by SIGKILL; returns a function that cancels this. */
export function endWithProcess(end: () => void): () => void {
  process.once('exit', end);
  return () => void process.off('exit', end);
}

/** Stops the server without waiting for its clients, because every acknowledged write is already on disk. */
export async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = performance.now() + stopLimitMs;
    while (isAlive(pid) && performance.now() < deadline) await sleep(pollMs);
  }
}

async function launch(
  { home, data, binaries }: ServerFolders,
  account: ServerAccount | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<() => boolean> {
  const socketFolder = await prepareSocketFolder(home, account);
  // The permissions of the socket's folder are the only access control, so the server opens no network port.
  const all = { ...settings, listen_addresses: '', unix_socket_directories: socketFolder };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logOf(home), 'w', 0o600);
  // Detached, so that Ctrl-C reaches only the product, which ends its requests before it stops the database.
  const server = spawn(join(binaries, 'bin/postgres'), ['-D', data, ...options], {
    ...account,
    detached: true,
    stdio: ['ignore', log, log],
    cwd: home,
    env: { LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  let hasExited = false;
  server.on('exit', () => (hasExited = true)).on('error', () => (hasExited = true));
  server.unref();
  const stopEnding = endWithProcess(() => server.kill('SIGINT'));
  server.on('exit', stopEnding);
  return () => hasExited;
}

async function prepareSocketFolder(home: string, account: ServerAccount | undefined): Promise<string> {
  if (Buffer.byteLength(home) <= longestSocketFolder) return home;
  const folder = join(
    tmpdir(),
    `${brand.slug}-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`,
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  if ((await stat(folder)).uid !== owner)
    throw new StartupError(`${folder} belongs to another account: remove it.`);
  return folder;
}

const logOf = (home: string): string => join(home, 'server.log');

const lastStartOf = (home: string): Promise<string> => readFile(logOf(home), 'utf8').catch(() => '');

function cannotOpen({ home, data }: ServerFolders, log: string): StartupError {
  const reason =
    log.match(/(?:FATAL|PANIC):\s*(.*)/)?.[1] ?? log.trim().split('\n').at(-1) ?? 'it did not answer';
  return new StartupError(
    `The database in ${data} cannot be opened (${reason}): restore a backup, or move the folder away to begin with an empty one. More in ${logOf(home)}.`,
  );
}

/** Removes the socket folder of a stopped server if it lies outside the home, which is the case for long paths. */
export const forgetSocketFolder = (socketFolder: string, home: string): Promise<void> =>
  socketFolder === home ? Promise.resolve() : rm(socketFolder, { recursive: true, force: true });
