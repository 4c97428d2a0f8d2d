import type { ErrorCode } from '../errors/error-catalogue.ts';

export type FieldIssue<Field extends string> = { readonly field: Field; readonly code: ErrorCode };

/** Returns the code when a condition does not hold, otherwise null. */
export const codeUnless = (holds: boolean, code: ErrorCode): ErrorCode | null => (holds ? null : code);

/** Returns the fields that have a code, in the given order; an empty list for a valid form. */
export function issuesOf<Field extends string>(
  codes: Readonly<Record<Field, ErrorCode | null>>,
): readonly FieldIssue<Field>[] {
  const issues: FieldIssue<Field>[] = [];
  for (const field in codes) {
    const code = codes[field];
    if (code !== null) issues.push({ field, code });
  }
  return issues;
}
