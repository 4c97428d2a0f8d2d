import type { Endpoint } from '@repo/contracts/endpoint';
import { englishError } from '@repo/i18n/english-error';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { ReadParts } from '../operator/operator-call.ts';

type TypedParts = { readonly params?: object; readonly query?: object; readonly body?: object };

/** Parses typed values with the schemas of the endpoint, like a request, or returns what is wrong. */
export function readTypedParts(
  { params, query, body }: Endpoint,
  typed: TypedParts,
): Result<ReadParts, readonly string[]> {
  const parts = [
    params?.safeParse(withoutMissing(typed.params)),
    query?.safeParse(withoutMissing(typed.query)),
    body?.safeParse(withoutMissing(typed.body)),
  ];
  const issues = parts.flatMap((part) => part?.error?.issues ?? []);
  if (issues.length > 0) {
    return fail(
      issues.map(
        ({ path, message }) => `${path.join('.')}: ${isErrorCode(message) ? englishError(message) : message}`,
      ),
    );
  }
  const [readParams, readQuery, readBody] = parts;
  return ok({ params: readParams?.data, query: readQuery?.data, body: readBody?.data });
}

/** Omits the fields that were not typed. */
const withoutMissing = (typed: object = {}): object =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
