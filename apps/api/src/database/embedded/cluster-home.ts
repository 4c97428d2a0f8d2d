import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brand } from '@repo/domain/brand';
import { undefinedIfMissing } from '../../files/is-missing-file.ts';
import { StartupError } from '../../startup-error.ts';
import { pathExists } from './path-exists.ts';
import type { ServerAccount } from './server-account.ts';

const systemHome = join('/var/lib', brand.slug);

const idFileOf = (dataDir: string): string => resolve(dataDir, 'postgres.id');

/**
 * Returns where the database is or will be, or undefined while that is undecided. It is inside DATA_DIR, but below /var/lib
 * under a random id, which a file in DATA_DIR stores, if the account of the server may be unable to enter DATA_DIR.
 */
export async function findClusterHome(
  dataDir: string,
  account: ServerAccount | undefined,
): Promise<string | undefined> {
  if (!(await pathExists(dataDir))) return undefined;
  const inside = resolve(dataDir, 'postgres');
  if (account === undefined || (await isOpenToOthers(dirname(inside)))) return inside;
  if (await pathExists(inside)) {
    throw new StartupError(
      `The database in ${inside} is out of reach of the account that runs it: make every folder above it enterable (chmod o+x).`,
    );
  }
  const id = await readId(idFileOf(dataDir));
  return id === undefined ? undefined : join(systemHome, id);
}

/** Returns the folder of the database, and creates it if it is missing; without a stored id it is a new one. */
export async function ensureClusterHome(
  dataDir: string,
  account: ServerAccount | undefined,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const found = await findClusterHome(dataDir, account);
  const home = found ?? join(systemHome, await storeNewId(idFileOf(dataDir)));
  await mkdir(dirname(home), { recursive: true, mode: 0o755 });
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(home, account.uid, account.gid);
  return home;
}

async function readId(file: string): Promise<string | undefined> {
  const id = (await readFile(file, 'utf8').catch(undefinedIfMissing))?.trim();
  if (id !== undefined && !/^[0-9a-f]{24}$/.test(id))
    throw new StartupError(`${file} does not hold the id of a database: restore it or remove it.`);
  return id;
}

/**
 * Stores a random id and returns it, or the id of a process that was faster. Links the file when it is complete, so that
 * another process or the start after a crash never reads an empty one.
 */
async function storeNewId(file: string): Promise<string> {
  const id = randomBytes(12).toString('hex');
  const draft = `${file}.${id}`;
  try {
    await writeFile(draft, id, { flush: true });
    await link(draft, file);
    return id;
  } catch (error) {
    const stored = isAlreadyThere(error) ? await readId(file) : undefined;
    if (stored === undefined) throw error;
    return stored;
  } finally {
    await rm(draft, { force: true });
  }
}

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Returns whether accounts other than its owner and group may enter a folder and all folders above it (o+x). */
async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToOthers(parent);
}
