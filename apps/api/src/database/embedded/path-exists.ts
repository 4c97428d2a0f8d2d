import { stat } from 'node:fs/promises';

/** Returns whether there is a file or a folder at a path. */
export const pathExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
