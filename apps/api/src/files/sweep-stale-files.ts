import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadAbandoned } from '@repo/domain/upload/unfinished-upload';

/**
 * Takes away what was begun in a staging folder and never ended, because the process died (FF-32). Files carry the
 * time of the machine, so that is what `nowSeconds` has to be, even where the product runs on a clock that was moved.
 * Answers how many went.
 */
export async function sweepStaleFiles(folder: string, nowSeconds: number): Promise<number> {
  const names = await readdir(folder).catch(noFolderYet);
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

function noFolderYet(error: unknown): readonly string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
