/**
 * Every failure that a caller may see: its key on the wire and the HTTP status it travels with.
 * The texts live in packages/i18n, where a missing language is a compile error.
 */
export const errorCatalogue = {
  invalid_input: { httpStatus: 400 },
  session_has_expired: { httpStatus: 401 },
  not_allowed: { httpStatus: 403 },
  object_does_not_exist: { httpStatus: 404 },
  method_not_allowed: { httpStatus: 405 },
  request_too_large: { httpStatus: 413 },
  unsupported_media_type: { httpStatus: 415 },
  too_many_requests: { httpStatus: 429 },
  internal_server_error: { httpStatus: 500 },
  service_unavailable: { httpStatus: 503 },
} as const satisfies Record<string, { readonly httpStatus: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

const fallbackOfClass = { 4: 'invalid_input', 5: 'internal_server_error' } as const;

/** The code for a failure that only has an HTTP status, as the web framework's own refusals do. */
export function errorCodeOfHttpStatus(httpStatus: number): ErrorCode {
  for (const code of Object.keys(errorCatalogue)) {
    if (isErrorCode(code) && errorCatalogue[code].httpStatus === httpStatus) return code;
  }
  return httpStatus >= 400 && httpStatus < 500 ? fallbackOfClass[4] : fallbackOfClass[5];
}
