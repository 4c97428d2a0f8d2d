import { envelopeStatus } from '@repo/contracts/envelope';
import type { Envelope } from '@repo/contracts/envelope';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from '@repo/i18n/english-error';

/** A success: its key where the specs name one, and what belongs next to the items. */
export const successEnvelope = <Items>(
  items: Items,
  message = '',
  beside: Readonly<Record<string, unknown>> = {},
): Envelope<Items> => ({
  status: envelopeStatus.success,
  message,
  errors: [],
  payload: { ...beside, items },
});

/** A refusal: the English text for people, the key for programs, then what exactly was wrong. */
export const failureEnvelope = (code: ErrorCode, details: readonly string[] = []): Envelope<null> => ({
  status: httpStatusOf(code) === 401 ? envelopeStatus.unauthorized : envelopeStatus.error,
  message: englishError(code),
  errors: [code, ...details],
  payload: { items: null },
});
