import type { z } from 'zod';

const timeoutMs = 5000;

export type JsonAnswer =
  | { readonly httpStatus: number; readonly body: unknown }
  | { readonly trouble: string };

/**
 * Calls an external service and parses its JSON. Returns errors as values, without the address, since addresses carry
 * keys and tokens.
 */
export async function askJson(
  address: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<JsonAnswer> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams(query).toString()}`, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { httpStatus: response.status, body: await response.json() };
  } catch (error) {
    return { trouble: error instanceof Error ? error.name : 'unknown' };
  }
}

/** Returns the parsed body of a reply; undefined if it is not the JSON that the service promises. */
export function readAnswer<Schema extends z.ZodType>(
  answer: JsonAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  if ('trouble' in answer) return undefined;
  return schema.safeParse(answer.body).data;
}

/** Returns why a reply could not be used, in words that may be logged. */
export const troubleOf = (answer: JsonAnswer): string =>
  'trouble' in answer
    ? answer.trouble
    : `an answer with HTTP status ${answer.httpStatus} that cannot be used`;
