import { HubError } from '../hub-error.ts';

/** The call does not match its method; the text is sent to the caller. */
export class Refusal extends Error {}

export class StreamFailure extends Error {
  constructor(cause: unknown) {
    super('a stream broke', { cause });
  }
}

/** Returns the cause of a failure in the hub's code; undefined for intended refusals. */
export function faultIn(error: unknown): { readonly cause: unknown } | null {
  const cause = error instanceof StreamFailure ? error.cause : error;
  return cause instanceof HubError || cause instanceof Refusal ? null : { cause };
}

/** Returns the error text for a caller: that of a `HubError`, a general one for other errors. */
export function failureText(error: unknown, method: string, isDetailed: boolean): string {
  if (error instanceof Refusal) return error.message;
  const isStream = error instanceof StreamFailure;
  const text = isStream
    ? 'An error occurred on the server while streaming results.'
    : `An unexpected error occurred invoking '${method}' on the server.`;
  return withDetail(text, isStream ? error.cause : error, isDetailed);
}

export const withDetail = (text: string, cause: unknown, isDetailed: boolean): string =>
  cause instanceof HubError || (isDetailed && cause instanceof Error)
    ? `${text} ${cause.name}: ${cause.message}`
    : text;
