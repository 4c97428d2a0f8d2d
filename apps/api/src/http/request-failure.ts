import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** Ends a request with a code of the catalogue; the error handler makes the reply of it. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: ErrorCode;
  readonly details: readonly string[];
  /** When trying again makes sense; becomes the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: readonly string[] = [], retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
