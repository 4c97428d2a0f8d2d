import type { ErrorCode } from '@repo/domain/errors/error-catalogue';

export const errors = {
  invalid_input: 'Invalid Input',
  session_has_expired: 'Session has expired',
  not_allowed: 'You are not allowed to do this',
  object_does_not_exist: 'Object does not exist',
  method_not_allowed: 'This address does not work this way',
  request_too_large: 'This is more than one request may carry',
  unsupported_media_type: 'This kind of content is not accepted here',
  too_many_requests: 'Too many tries. Please wait a little.',
  internal_server_error: 'Internal server error',
  service_unavailable: 'We are busy right now. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>;
