/** Returns whether two values are equal, regardless of the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return first.size === second.size && [...first].every(([name, value]) => isSame(value, second.get(name)));
}
