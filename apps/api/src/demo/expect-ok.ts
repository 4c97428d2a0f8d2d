import type { Result } from '@repo/domain/result';

/** Returns the value of a command, and throws if the command refused the data of the demo. */
export function expectOk<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`the demo breaks a rule: ${result.failure}`);
  return result.value;
}
