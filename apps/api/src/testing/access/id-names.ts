import type { Endpoint } from '@repo/contracts/endpoint';
import { z } from 'zod';
import type { SentCall } from '../requests/valid-request.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const namesAnObject = (name: string): boolean => /(?:^id|Id|Ids|^ids)$/.test(name);

/** Returns every place of a request that holds the id of an object, at any depth: `body.Event.Order.id`. */
export function idPlacesIn({ params, query, body }: Endpoint): readonly string[] {
  const parts = Object.entries({ params, query, body });
  const places = parts.flatMap(([part, schema]) =>
    schema === undefined ? [] : placesIn(z.toJSONSchema(schema, { io: 'input' }), part),
  );
  return [...new Set(places)];
}

function placesIn(schema: JsonSchema, place: string): readonly string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    // Fields that accept any value are not read by the handlers.
    if (!isSchema(field) || isOpen(field)) return [];
    const here = `${place}.${name}`;
    return [...(namesAnObject(name) ? [here] : []), ...placesIn(field, here)];
  });
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...fields, ...inner.filter(isSchema).flatMap((each) => placesIn(each, place))];
}

const isOpen = (schema: JsonSchema): boolean =>
  Object.keys(schema).every((name) => name === 'description' || name === 'default');

/** Returns such places within the form fields of a sent request that hold JSON, which the schemas do not describe. */
export function idPlacesSentAsJson({ body }: SentCall): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /^[[{]/.test(value) ? namesWithin(JSON.parse(value), `body.${name}`) : [],
  );
}

function namesWithin(value: unknown, place: string): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => namesWithin(each, place)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(namesAnObject(name) ? [`${place}.${name}`] : []),
    ...namesWithin(inner, `${place}.${name}`),
  ]);
}
