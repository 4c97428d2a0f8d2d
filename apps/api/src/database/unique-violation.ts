/** Returns whether PostgreSQL refused a row because another one has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
