/** The shape of a value according to the specs: its kind, the exact names of fields, the elements of a list. */
export type Shape =
  | 'number'
  | 'text'
  | 'flag'
  | 'number or null'
  | 'text or null'
  | 'anything'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const kinds: Readonly<Record<string, readonly string[]>> = {
  number: ['number'],
  text: ['string'],
  flag: ['boolean'],
  'number or null': ['number', 'null'],
  'text or null': ['string', 'null'],
};

/** Returns where a value differs from the specs; ignores fields that the specs do not name. */
export function shapeFaults(value: unknown, shape: Shape, place = 'items'): readonly string[] {
  if (shape === 'anything') return [];
  if (typeof shape === 'string') {
    const kind = value === null ? 'null' : typeof value;
    return kinds[shape]?.includes(kind) === true ? [] : [`${place} is ${kind}, not ${shape}`];
  }
  if (isListShape(shape)) {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((each: unknown, index) => shapeFaults(each, shape[0], `${place}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${place} is no object`];
  return Object.entries(shape).flatMap(([field, inner]) =>
    Object.hasOwn(value, field)
      ? shapeFaults(Reflect.get(value, field), inner, `${place}.${field}`)
      : [`${place} has no ${field}`],
  );
}

const isListShape = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
