import type { ErrorCode } from '../errors/error-catalogue.ts';

export type FieldIssue<Field extends string> = { readonly field: Field; readonly code: ErrorCode };

/** The code unless a condition holds. */
export const unless = (holds: boolean, code: ErrorCode): ErrorCode | null => (holds ? null : code);

/** The fields that have a code, in the order in which they are given; an empty list is a sound form. */
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
