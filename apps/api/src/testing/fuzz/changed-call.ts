import type { Endpoint } from '@repo/contracts/endpoint';
import { z } from 'zod';
import type { SentCall } from '../requests/valid-request.ts';
import { hostileJson, hostileTexts, rawNumbers } from './hostile-values.data.ts';
import type { Random } from './random.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A place of a request, and what its schema says of it. */
export type Place = { readonly path: readonly string[]; readonly schema: JsonSchema };

type Part = 'params' | 'query' | 'body';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Every place of a part of the request, the whole part included; lists are entered through their first element. */
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

/** Text in a JSON body that stands for itself, quotes included: numbers that JavaScript cannot hold. */
const rawMark = (text: string): string => `@raw(${text})@`;
export const withRawMarks = (json: string): string => json.replaceAll(/"@raw\(([^)]*)\)@"/g, '$1');

/** The call with one place of a part made wrong, or brought to its limit and one over it. */
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
        ? to('out of reach', rawMark(random.pick(rawNumbers)))
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

/** At what a schema allows and just behind it; a list of one element is repeated. */
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
  // Defined and not assigned, or `__proto__` would not become a field.
  return Object.fromEntries([...kept, [name, inner(own?.[1])]]);
}
