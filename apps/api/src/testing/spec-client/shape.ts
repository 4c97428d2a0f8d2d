/** What the specs say of a value: its kind, the fields of an object in their casing, what a list holds. */
export type Shape =
  | 'number'
  | 'text'
  | 'flag'
  | 'number or nothing'
  | 'text or nothing'
  | 'anything'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const kinds: Readonly<Record<string, readonly string[]>> = {
  number: ['number'],
  text: ['string'],
  flag: ['boolean'],
  'number or nothing': ['number', 'null'],
  'text or nothing': ['string', 'null'],
};

/** Where a value is not what the specs say; fields that they do not name are nobody's business here. */
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
