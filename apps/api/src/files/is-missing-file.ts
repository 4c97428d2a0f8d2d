/** Returns whether a call of the file system failed because there is no such file or folder. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Handles the failure of such a call: returns undefined for what is missing, and throws any other error. */
export function undefinedIfMissing(error: unknown): undefined {
  if (isMissingFile(error)) return undefined;
  throw error;
}
