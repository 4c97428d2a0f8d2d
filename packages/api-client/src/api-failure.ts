import type { Envelope } from '@repo/contracts/envelope';
import { errorCodeOfHttpStatus, isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { isAxiosError } from 'axios';

/** The failure of a call: a code of the server, or the server was not reached (Z-R03). */
export type ApiFailure = {
  readonly code: ErrorCode | 'unable_to_access_server';
  /** The server's own words, in English; screens show the text of the code instead. */
  readonly message: string;
  /** Details of the failure, where the server sends them. */
  readonly details: readonly string[];
  /** Fields of the payload other than the items, where the endpoint sends any with a refusal. */
  readonly meta?: Readonly<Record<string, unknown>>;
};

/** Turns whatever a request threw into the one form that the rest of the product knows. */
export function apiFailureOf(thrown: unknown): ApiFailure {
  const response = isAxiosError<unknown>(thrown) ? thrown.response : undefined;
  if (response === undefined)
    return { code: 'unable_to_access_server', message: String(thrown), details: [] };
  return failureOfReply(response.status, response.data);
}

/** Returns the failure of a refusal. Status 2 of the envelope ends a session, as a 401 does (S1§4). */
export function failureOfReply(httpStatus: number, data: unknown): ApiFailure {
  const byStatus = errorCodeOfHttpStatus(httpStatus);
  if (!isFailureEnvelope(data)) return { code: byStatus, message: '', details: [] };
  const { status, message, errors, payload } = data;
  const [code = '', ...details] = errors;
  if (status === 2) return { code: 'session_has_expired', message, details };
  const { items: _, ...meta } = payload ?? {};
  const more = Object.keys(meta).length > 0 ? { meta } : {};
  return { code: isErrorCode(code) ? code : byStatus, message, details, ...more };
}

/** A proxy may send a page of its own instead. */
function isFailureEnvelope(data: unknown): data is Omit<Envelope<unknown>, 'payload'> & {
  readonly payload?: Readonly<Record<string, unknown>> | null;
} {
  return (
    typeof data === 'object' &&
    data !== null &&
    'errors' in data &&
    Array.isArray(data.errors) &&
    'message' in data
  );
}
