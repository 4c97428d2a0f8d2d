import { z } from 'zod';

/**
 * Accepts field names in any casing: `Id` and `id` are one field, also inside objects and lists. If a field
 * occurs twice, the declared spelling wins, otherwise the first.
 */
export function anyCasing<Schema extends z.ZodType>(schema: Schema) {
  const bind = binderOf([schema]);
  return z.preprocess((given: z.input<Schema>): unknown => bind(given), schema);
}

type Bind = (given: unknown) => unknown;

const leaveAsIs: Bind = (given) => given;

/** Returns one binder for alternative schemas of a value, such as a union. */
function binderOf(schemas: readonly z.core.$ZodType[]): Bind {
  const choices = schemas.flatMap(choicesOf);
  const bindObject = objectBinderOf(choices.filter((choice) => choice instanceof z.ZodObject));
  const bindElement = elementBinderOf(choices.filter((choice) => choice instanceof z.ZodArray));
  return (given) => {
    if (Array.isArray(given)) return given.map(bindElement);
    return typeof given === 'object' && given !== null ? bindObject(given) : given;
  };
}

/** Returns the inner schemas of a value, without wrappers. */
function choicesOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(choicesOf);
  if (schema instanceof z.ZodPipe)
    return choicesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  return isWrapped ? choicesOf(schema.unwrap()) : [schema];
}

function elementBinderOf(arrays: readonly z.ZodArray[]): Bind {
  return arrays.length === 0 ? leaveAsIs : binderOf(arrays.map(({ element }) => element));
}

type Field = { readonly name: string; readonly bind: Bind };

function objectBinderOf(objects: readonly z.ZodObject[]): (given: object) => unknown {
  if (objects.length === 0) return leaveAsIs;
  const names = new Set(objects.flatMap(({ shape }) => Object.keys(shape)));
  const fields = new Map<string, Field>();
  for (const name of names) {
    const schemas = objects.flatMap(({ shape }) => shape[name] ?? []);
    fields.set(name.toLowerCase(), { name, bind: binderOf(schemas) });
  }
  return (given) => bindNames(given, fields);
}

/** Copies own properties to an object without a prototype, which prevents prototype pollution. */
function bindNames(given: object, fields: ReadonlyMap<string, Field>): unknown {
  const bound = new Map<string, unknown>();
  const exact = new Set<string>();
  for (const [written, value] of Object.entries(given)) {
    const field = fields.get(written.toLowerCase());
    if (field === undefined || exact.has(field.name)) continue;
    if (written === field.name) exact.add(written);
    else if (bound.has(field.name)) continue;
    bound.set(field.name, field.bind(value));
  }
  const fresh: object = Object.create(null);
  return Object.assign(fresh, Object.fromEntries(bound));
}
