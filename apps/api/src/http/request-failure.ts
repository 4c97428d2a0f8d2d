import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

/** Ends a request with a code of the catalogue; the error handler turns it into a reply. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly code: ErrorCode;
  readonly details: readonly string[];
  /** Sent as the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  /** Fields of the payload other than the empty items. */
  readonly meta: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    details: readonly string[] = [],
    retryAfterSeconds?: number,
    meta: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.meta = meta;
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
