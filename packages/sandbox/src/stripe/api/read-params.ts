import type { z } from 'zod';
import { invalidRequest } from '../stripe-refusal.ts';
import type { StripeRefusal } from '../stripe-refusal.ts';
import type { FormTree } from './form-tree.ts';

/** Throws the refusal of the first thing that is wrong; what is not known is refused, never ignored. */
export function readParams<Schema extends z.ZodType>(schema: Schema, given: FormTree): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue === undefined ? invalidRequest('Invalid request') : refusalOf(issue, given);
}

function refusalOf(issue: z.core.$ZodIssue, given: FormTree): StripeRefusal {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (isMissing(given, issue.path)) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return invalidRequest(`Invalid ${param}: ${issue.message}`, {
    ...(typeof code === 'string' ? { code } : {}),
    param,
  });
}

/** `a[b][0]`, as it was sent. */
const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

function isMissing(given: FormTree, path: readonly PropertyKey[]): boolean {
  let at: FormTree | string | undefined = given;
  for (const part of path) at = typeof at === 'object' ? at[String(part)] : undefined;
  return at === undefined;
}
