import type { Endpoint } from '@repo/contracts/endpoint';
import { envelopeStatus, failureEnvelope } from '@repo/contracts/envelope';
import { httpStatusOf, isErrorCode } from '@repo/domain/errors/error-catalogue';
import { englishError } from '@repo/i18n/english-error';
import { z } from 'zod';

/** A reply from `app.inject` or from a socket of a test. */
export type SentReply = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** Returns how a reply violates the rules of the envelope, which hold for every request. */
export function envelopeFaults(reply: SentReply, endpoint?: Pick<Endpoint, 'reply'>): readonly string[] {
  const { statusCode, headers, body } = reply;
  const isFile = endpoint?.reply instanceof z.ZodNever;
  if (statusCode === 304 || (isFile && statusCode < 400)) return [];
  if (!/^application\/json\b/.test(String(headers['content-type']))) return ['is no JSON'];
  if (statusCode === 200) return successFaults(body);
  const envelope = failureEnvelope.strict().safeParse(readJson(body));
  if (!envelope.success) return [`is no envelope: ${body.slice(0, 200)}`];
  const { status, message, errors } = envelope.data;
  const [code = ''] = errors;
  if (!isErrorCode(code)) return [`names no code of the catalogue: ${errors.join(' | ').slice(0, 200)}`];
  const wanted = statusCode === 401 ? envelopeStatus.unauthorized : envelopeStatus.error;
  return [
    ...(status === wanted ? [] : [`has status ${status}`]),
    ...(httpStatusOf(code) === statusCode ? [] : [`has HTTP status ${statusCode} for ${code}`]),
    ...(message === englishError(code) ? [] : [`has another text than the catalogue's: ${message}`]),
  ];
}

const successEnvelope = z.strictObject({
  status: z.literal(envelopeStatus.success),
  message: z.string(),
  errors: z.tuple([]),
  payload: z.looseObject({ items: z.unknown() }),
});

const successFaults = (body: string): readonly string[] =>
  successEnvelope.safeParse(readJson(body)).success ? [] : [`is no envelope: ${body.slice(0, 200)}`];

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
