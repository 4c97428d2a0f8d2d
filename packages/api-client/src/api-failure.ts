import type { Envelope } from '@repo/contracts/envelope';
import { errorCodeOfHttpStatus, isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { isAxiosError } from 'axios';

/** Why a call did not succeed: refused by the server with a code, or the server was not reached (Z-R03). */
export type ApiFailure = {
  readonly code: ErrorCode | 'unable_to_access_server';
  /** The server's own words, in English; screens show the text of the code instead. */
  readonly message: string;
  /** What exactly was wrong, where the server says so. */
  readonly details: readonly string[];
};

/** Turns whatever a request threw into the one form that the rest of the product knows. */
export function apiFailureOf(thrown: unknown): ApiFailure {
  const response = isAxiosError<unknown>(thrown) ? thrown.response : undefined;
  if (response === undefined)
    return { code: 'unable_to_access_server', message: String(thrown), details: [] };
  return failureOfReply(response.status, response.data);
}

/** A refusal as it came. Status 2 of the envelope ends a session whatever else it says, as a 401 does (S1§4). */
export function failureOfReply(httpStatus: number, data: unknown): ApiFailure {
  const byStatus = errorCodeOfHttpStatus(httpStatus);
  if (!isFailureEnvelope(data)) return { code: byStatus, message: '', details: [] };
  const { status, message, errors } = data;
  const [code = '', ...details] = errors;
  if (status === 2) return { code: 'session_has_expired', message, details };
  return { code: isErrorCode(code) ? code : byStatus, message, details };
}

/** A proxy in between may answer with a page of its own. */
function isFailureEnvelope(data: unknown): data is Envelope<unknown> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'errors' in data &&
    Array.isArray(data.errors) &&
    'message' in data
  );
}
