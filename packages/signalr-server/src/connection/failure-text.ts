import { HubError } from '../hub-error.ts';

/** The call is not as the method wants it; its text is for the caller. */
export class Refusal extends Error {}

export class StreamFailure extends Error {
  constructor(cause: unknown) {
    super('a stream broke', { cause });
  }
}

/** The cause of a failure in what the hub's owner wrote; nothing where the owner, or we, said no. */
export function faultIn(error: unknown): { readonly cause: unknown } | null {
  const cause = error instanceof StreamFailure ? error.cause : error;
  return cause instanceof HubError || cause instanceof Refusal ? null : { cause };
}

/** What a caller is told of a failure: all of a `HubError`, of others only that there was one. */
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
