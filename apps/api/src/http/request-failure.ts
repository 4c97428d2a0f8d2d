import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** Ends a request with a code of the catalogue; the error handler makes the reply of it. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: ErrorCode;
  readonly details: readonly string[];

  constructor(code: ErrorCode, details: readonly string[] = []) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
