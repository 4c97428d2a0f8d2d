import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brand } from '@repo/domain/brand';
import { StartupError } from '../../startup-error.ts';
import { pathExists } from './path-exists.ts';
import type { ServerAccount } from './server-account.ts';

const systemHome = join('/var/lib', brand.slug);

/**
 * Returns the folder of the database, which is inside DATA_DIR if the server's account can enter it. Otherwise it is
 * below /var/lib under a random id, which a file in DATA_DIR stores; without that file a new database is created.
 */
export async function clusterHome(dataDir: string, account: ServerAccount | undefined): Promise<string> {
  const inside = resolve(dataDir, 'postgres');
  await mkdir(resolve(dataDir), { recursive: true });
  const home =
    account === undefined || (await mayEnter(dirname(inside))) ? inside : await outsideHome(dataDir, inside);
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account !== undefined) await chown(home, account.uid, account.gid);
  return home;
}

async function outsideHome(dataDir: string, inside: string): Promise<string> {
  if (await pathExists(inside)) {
    throw new StartupError(
      `The database in ${inside} is out of reach of the account that runs it: make every folder above it enterable (chmod o+x).`,
    );
  }
  const idFile = resolve(dataDir, 'postgres.id');
  await mkdir(systemHome, { recursive: true, mode: 0o755 });
  // Creates the file only if it does not exist, so that two products that start together read the same id.
  await writeFile(idFile, randomBytes(12).toString('hex'), { flag: 'wx' }).catch(() => undefined);
  const id = (await readFile(idFile, 'utf8')).trim();
  if (!/^[0-9a-f]{24}$/.test(id))
    throw new StartupError(`${idFile} does not hold the id of a database: restore it or remove it.`);
  return join(systemHome, id);
}

/** Returns whether any account of the machine may enter this folder and all folders above it. */
async function mayEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || mayEnter(parent);
}
