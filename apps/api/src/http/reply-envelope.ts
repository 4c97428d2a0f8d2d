import { envelopeOf, envelopeStatus } from '@repo/contracts/envelope';
import type { Endpoint } from '@repo/contracts/endpoint';
import type { Envelope } from '@repo/contracts/envelope';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from '@repo/i18n/english-error';
import fastJson from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { z } from 'zod';

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

type ReplyWriter = (envelope: unknown) => string;

/** Kept for the process: compiling all of them takes longer than everything else that a server does to start. */
const writers = new WeakMap<Endpoint, ReplyWriter>();

/** Returns what writes the envelope of an endpoint as JSON, with the declared fields only. */
export function replyWriter(endpoint: Endpoint): ReplyWriter {
  const known = writers.get(endpoint);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(envelopeOf(endpoint.reply, endpoint.meta), {
    io: 'output',
    target: 'draft-7',
  });
  // The two libraries describe draft 7 in types of their own.
  const writer = fastJson(schema as Schema);
  writers.set(endpoint, writer);
  return writer;
}
