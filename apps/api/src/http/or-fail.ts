import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { RequestFailure } from './request-failure.ts';

/** Returns the value of a result; a failure ends the request with its code. */
export function orFail<Value>(result: Result<Value, ErrorCode>): Value {
  if (result.ok) return result.value;
  throw new RequestFailure(result.failure);
}
