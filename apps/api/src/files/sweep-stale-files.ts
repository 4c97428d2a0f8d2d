import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadAbandoned } from '@repo/domain/upload/unfinished-upload';
import { undefinedIfMissing } from './is-missing-file.ts';

/**
 * Deletes unfinished files that a killed process left in a staging folder (FF-32), and returns how many. `nowSeconds`
 * must be the time of the machine, which files carry, even if the clock of the product was moved.
 */
export async function sweepStaleFiles(folder: string, nowSeconds: number): Promise<number> {
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
  let swept = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Another process may sweep the same folder, or an upload may just end.
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || !found.isFile()) continue;
    if (!isUploadAbandoned(Math.floor(found.mtimeMs / 1000), nowSeconds)) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}
