import { execFile } from 'node:child_process';
import { mkdtemp, chown, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import type { ServerFolders } from './postgres-server.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);
/** Another process may still write into what is removed: the one that loses the race for a new folder. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const;
const draftPrefix = 'draft-';

/** Creates the data folder on first use, and refuses one that this version of PostgreSQL cannot read. */
export async function ensureCluster(
  folders: ServerFolders,
  account: ServerAccount | undefined,
): Promise<void> {
  if (!(await isThere(folders.data))) await createCluster(folders, account);
  const inside = await readFile(join(folders.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (inside === undefined) {
    throw new StartupError(
      `${folders.data} holds no database that can be read: restore a backup, or move the folder away to begin with an empty one.`,
    );
  }
}

/** Made in a draft folder and renamed: a first start that is cut short leaves no half-made database behind. */
async function createCluster(
  { home, data, binaries }: ServerFolders,
  account: ServerAccount | undefined,
): Promise<void> {
  const draft = await mkdtemp(join(home, draftPrefix));
  if (account !== undefined) await chown(draft, account.uid, account.gid);
  const options = ['--username=postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'];
  // The built-in locale sorts the same on every machine; what must sort like a language says so in its query.
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
    // Somebody else who started at the same moment was first.
    if (await isThere(data)) return;
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartupError(`The database could not be created in ${data}: ${output}`);
  }
}

/** Drafts of first starts that were cut short; only for the one that owns the home. */
export async function removeClusterDrafts(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (entry.startsWith(draftPrefix)) await rm(join(home, entry), removal);
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
