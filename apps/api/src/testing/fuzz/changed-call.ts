import type { Endpoint } from '@repo/contracts/endpoint';
import { z } from 'zod';
import type { SentCall } from '../requests/valid-request.ts';
import { hostileJson, hostileTexts, rawNumbers } from './hostile-values.data.ts';
import type { Random } from './random.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A place of a request with its schema. */
export type Place = { readonly path: readonly string[]; readonly schema: JsonSchema };

type Part = 'params' | 'query' | 'body';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Returns every place in a part of the request, including the part itself; of a list only the first element. */
export function placesOf(endpoint: Endpoint, part: Part): readonly [Place, ...Place[]] | undefined {
  const schema = endpoint[part];
  if (schema === undefined) return undefined;
  return placesWithin(z.toJSONSchema(schema, { io: 'input' }), [part]);
}

function placesWithin(schema: JsonSchema, path: readonly string[]): readonly [Place, ...Place[]] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(
    isSchema,
  );
  const fields = Object.entries(schema.properties ?? {}).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  return [
    { path, schema },
    ...choices.flatMap((choice) => placesWithin(choice, path)),
    ...fields.flatMap(([name, field]) => placesWithin(field, [...path, name])),
    ...(isSchema(schema.items) ? placesWithin(schema.items, [...path, '0']) : []),
  ];
}

/** Marks text that replaces itself with its quotes in the JSON body, for numbers that JavaScript cannot represent. */
const rawMark = (text: string): string => `@raw(${text})@`;
export const withRawMarks = (json: string): string => json.replaceAll(/"@raw\(([^)]*)\)@"/g, '$1');

/** Returns the call with one place made invalid, or set to the limit of its schema or just beyond it. */
export function changedCall(
  call: SentCall,
  places: readonly [Place, ...Place[]],
  random: Random,
): { readonly what: string; readonly call: SentCall } {
  const { path, schema } = random.pick(places);
  const where = path.join('.');
  const to = (what: string, value: unknown) => ({
    what: `${where} ${what}`,
    call: changed(call, path, value),
  });
  switch (random.below(6)) {
    case 0:
      return to('left out', undefined);
    case 1:
      return { what: `${where} with more`, call: changed(call, [...path, random.pick(moreNames)], 'x') };
    case 2:
      return random.below(6) === 0
        ? to('out of range', rawMark(random.pick(rawNumbers)))
        : to('of another kind', random.pick(hostileJson));
    case 3: {
      const [what, value] = random.pick(limitsOf(schema));
      return to(what, value);
    }
    default: {
      const text = random.pick(hostileTexts);
      return to(`as ${JSON.stringify(text.slice(0, 30))}`, text);
    }
  }
}

const moreNames = [
  '__proto__',
  'constructor',
  'toString',
  'x',
  'ID',
  'id',
  '0',
  '',
  'status',
  'kind',
  'isActive',
] as const;

type Limit = readonly [what: string, value: unknown];

/** Returns values at the limits of a schema and just beyond them. */
function limitsOf(schema: JsonSchema): readonly [Limit, ...Limit[]] {
  const { maxLength, minLength, minimum, maximum, maxItems, enum: choices } = schema;
  const first: Limit = ['as a long text', 'x'.repeat(20_000)];
  const texts = [maxLength, minLength].flatMap((limit): Limit[] =>
    limit === undefined
      ? []
      : [limit - 1, limit, limit + 1].map((length) => [`of ${length}`, 'é'.repeat(Math.max(0, length))]),
  );
  const numbers = [minimum, maximum].flatMap((limit): Limit[] =>
    limit === undefined
      ? []
      : [limit - 1, limit, limit + 1, limit + 0.5].map((value) => [`as ${value}`, value]),
  );
  const lists = [maxItems, schema.type === 'array' ? 5000 : undefined].flatMap((limit): Limit[] =>
    limit === undefined
      ? []
      : [limit, limit + 1].map((length) => [`of ${length} items`, Array(length).fill(1)]),
  );
  const words = (choices ?? []).map((choice): Limit => [
    `as ${String(choice)}`,
    String(choice).toUpperCase(),
  ]);
  return [first, ...texts, ...numbers, ...lists, ...words];
}

function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): SentCall {
  const inner = (of: unknown): unknown => {
    if (rest.length > 0) return changed(of, rest, to);
    return to;
  };
  if (name === undefined) return {};
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[Number(name)] = inner(copy[Number(name)]);
    return Object(copy);
  }
  const fields: readonly [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const own = fields.find(([known]) => known === name);
  const kept = fields.filter(([known]) => known !== name);
  // `fromEntries` defines fields; an assignment to `__proto__` would not create one.
  return Object.fromEntries([...kept, [name, inner(own?.[1])]]);
}
