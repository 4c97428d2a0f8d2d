import { envelopeStatus } from '@repo/contracts/envelope';
import type { Envelope } from '@repo/contracts/envelope';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from '@repo/i18n/english-error';

/** Returns the envelope of a success: its key if the specs name one, the items and their meta fields. */
export const successEnvelope = <Items>(
  items: Items,
  message = '',
  meta: Readonly<Record<string, unknown>> = {},
): Envelope<Items> => ({
  status: envelopeStatus.success,
  message,
  errors: [],
  payload: { ...meta, items },
});

/** Returns the envelope of a refusal: the English text for users, the key for programs, then the details. */
export const failureEnvelope = (
  code: ErrorCode,
  details: readonly string[] = [],
  meta: Readonly<Record<string, unknown>> = {},
): Envelope<null> => ({
  status: httpStatusOf(code) === 401 ? envelopeStatus.unauthorized : envelopeStatus.error,
  message: englishError(code),
  errors: [code, ...details],
  payload: { ...meta, items: null },
});
