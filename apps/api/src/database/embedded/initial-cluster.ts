import { execFile } from 'node:child_process';
import { mkdtemp, chown, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { pathExists } from './path-exists.ts';
import type { ServerFolders } from './postgres-server.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);
/** Retries removals, because a process that lost the race for a new folder may still write into its draft. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const;
const draftPrefix = 'draft-';

/** Creates the data folder at the first start, and refuses a folder that this version of PostgreSQL cannot read. */
export async function ensureCluster(
  folders: ServerFolders,
  account: ServerAccount | undefined,
): Promise<void> {
  if (!(await pathExists(folders.data))) await createCluster(folders, account);
  const inside = await readFile(join(folders.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (inside === undefined) {
    throw new StartupError(
      `${folders.data} holds no database that can be read: restore a backup, or move the folder away to begin with an empty one.`,
    );
  }
}

/**
 * Initialises the database in a draft folder and renames it, so that an interrupted first start leaves no partial one.
 */
async function createCluster(
  { home, data, binaries }: ServerFolders,
  account: ServerAccount | undefined,
): Promise<void> {
  const draft = await mkdtemp(join(home, draftPrefix));
  if (account !== undefined) await chown(draft, account.uid, account.gid);
  const options = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'];
  // The built-in locale sorts the same on every machine; queries that need the order of a language name a collation.
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  try {
    await run(join(binaries, 'bin/initdb'), ['-D', draft, ...options, ...locale, '--no-instructions'], {
      ...account,
      cwd: home,
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
    await rename(draft, data);
  } catch (error) {
    await rm(draft, removal);
    // Another process that started at the same time was first.
    if (await pathExists(data)) return;
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartupError(`The database could not be created in ${data}: ${output}`);
  }
}

/** Removes the drafts of interrupted first starts; call it only with the lock of the database. */
export async function removeClusterDrafts(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(draftPrefix)) await rm(join(home, entry), removal);
  }
}
