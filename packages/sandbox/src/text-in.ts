/** One text of a query or a form; nothing for what is missing, given twice, or too long to be meant. */
export function textIn(fields: unknown, name: string, maxCharacters: number): string | undefined {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' && value.length <= maxCharacters ? value : undefined;
}
