import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const inputOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The names of the fields on the first level of a request part. */
export const fieldsOf = (schema: z.ZodType | undefined): readonly string[] =>
  schema === undefined ? [] : Object.keys(inputOf(schema).properties ?? {});

/** Whether a path like `body.Event.id` leads to a field of the request; a list is passed through. */
export function hasField(
  parts: Readonly<Record<string, z.ZodType | undefined>>,
  dottedPath: string,
): boolean {
  const [part = '', ...names] = dottedPath.split('.');
  const schema = parts[part];
  if (schema === undefined) return false;
  const found = names.reduce<readonly JsonSchema[]>(
    (at, name) => at.flatMap(elementsOf).flatMap(({ properties }) => schemasAmong([properties?.[name]])),
    [inputOf(schema)],
  );
  return found.length > 0;
}

/** The places of a request part that could grow without end: a text without limit, a list without maximum. */
export function unboundedPartsOf(schema: z.ZodType): readonly string[] {
  return unboundedIn(inputOf(schema), '');
}

function unboundedIn(schema: JsonSchema, place: string): readonly string[] {
  const { maxLength, maxItems, format, pattern, enum: choices, const: only } = schema;
  const isText = schema.type === 'string' && choices === undefined && only === undefined;
  const isOpenText = isText && maxLength === undefined && format === undefined && pattern === undefined;
  const isOpenList = schema.type === 'array' && maxItems === undefined;
  return [
    ...(isOpenText || isOpenList ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      schemasAmong([field]).flatMap((inner) => unboundedIn(inner, `${place}.${name}`)),
    ),
    ...schemasAmong([schema.items]).flatMap((inner) => unboundedIn(inner, `${place}[]`)),
    ...choicesOf(schema).flatMap((inner) => (inner === schema ? [] : unboundedIn(inner, place))),
  ];
}

/** A union and what it is a choice of; anything else is its only choice. */
const choicesOf = (schema: JsonSchema): readonly JsonSchema[] => {
  const choices = schemasAmong([...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]);
  return choices.length === 0 ? [schema] : choices.flatMap(choicesOf);
};

/** What a field's name may mean: of an object its own, of a list those of each element. */
const elementsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  choicesOf(schema).flatMap((choice) => [choice, ...schemasAmong([choice.items])]);

const schemasAmong = (values: readonly unknown[]): readonly JsonSchema[] => values.filter(isSchema);
