import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from './schema.ts';

/** Takes the transaction back with a code instead of a bug. */
class Refusal extends Error {
  readonly failure: ErrorCode;

  constructor(failure: ErrorCode) {
    super(failure);
    this.failure = failure;
  }
}

/** One transaction of its own; a failure takes back what was written before it. */
export async function allOrNothing<Value>(
  database: Database,
  work: (transaction: Database) => Promise<Result<Value, ErrorCode>>,
): Promise<Result<Value, ErrorCode>> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (!result.ok) throw new Refusal(result.failure);
      return result;
    });
  } catch (error) {
    if (error instanceof Refusal) return fail(error.failure);
    throw error;
  }
}
