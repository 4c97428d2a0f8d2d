import { access, chmod, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Several times what the servers of all tests that run at once need. */
const roomBytes = 6 * 1024 ** 3;

/**
 * Makes a folder for a test server, in memory where the machine allows it: each test copies a database of about a
 * thousand files, which takes ten times as long on a busy disk.
 */
export async function makeTestFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await canHoldServer(memory)) ? memory : tmpdir(), prefix));
  // The database server may run under another account of the machine.
  await chmod(folder, 0o755);
  return folder;
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
