import { access, chmod, constants, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '../../database/embedded/postgres-server.ts';
import { isAlive, runningPostmaster } from '../../database/embedded/postmaster-file.ts';

const memory = '/dev/shm';
/** Several times what the servers of all tests that run at once need. */
const roomBytes = 6 * 1024 ** 3;

/**
 * Makes a folder for a test server, in memory where the machine allows it: each test copies a database of about a
 * thousand files, which takes ten times as long on a busy disk. Its name says which process it
 * belongs to.
 */
export async function makeTestFolder(prefix: string): Promise<string> {
  const parent = (await canHoldServer(memory)) ? memory : tmpdir();
  await removeAbandonedFolders(parent, prefix);
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  // The database server may run under another account of the machine.
  await chmod(folder, 0o755);
  return folder;
}

/** Removes the folders of processes that were killed, and stops the database servers that run in them. */
export async function removeAbandonedFolders(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(parent, name);
    const server = await runningPostmaster(join(folder, 'postgres', 'data'));
    if (server !== undefined) await stopServer(server.pid);
    // Another run may sweep at the same time.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

async function canHoldServer(parent: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(parent);
    return bavail * bsize >= roomBytes && (await mayRunPrograms(parent));
  } catch {
    return false;
  }
}

/** The folder also holds the programs of the database server. */
async function mayRunPrograms(parent: string): Promise<boolean> {
  const folder = await mkdtemp(join(parent, 'probe-'));
  const program = join(folder, 'program');
  await writeFile(program, '', { mode: 0o700 });
  const answer = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  await rm(folder, { recursive: true });
  return answer;
}
