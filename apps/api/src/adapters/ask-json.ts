import type { z } from 'zod';

const patienceMs = 5000;

export type JsonAnswer =
  { readonly httpStatus: number; readonly body: unknown } | { readonly trouble: string };

/**
 * Asks a service outside. What goes wrong on the way is a value: the kind of the trouble and never the address,
 * since addresses carry keys and tokens.
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
      signal: AbortSignal.timeout(patienceMs),
    });
    return { httpStatus: response.status, body: await response.json() };
  } catch (error) {
    return { trouble: error instanceof Error ? error.name : 'unknown' };
  }
}

/** What the service said, where it said it in the form that it promises. */
export function readAnswer<Schema extends z.ZodType>(
  answer: JsonAnswer,
  schema: Schema,
): z.output<Schema> | undefined {
  if ('trouble' in answer) return undefined;
  return schema.safeParse(answer.body).data;
}

/** Why an answer could not be used, in words that may be logged. */
export const troubleOf = (answer: JsonAnswer): string =>
  'trouble' in answer
    ? answer.trouble
    : `an answer with HTTP status ${answer.httpStatus} that cannot be used`;
