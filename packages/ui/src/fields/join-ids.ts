/** The value of `aria-describedby` and its like: the ids of what is there, or nothing. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined);
  return present.length === 0 ? undefined : present.join(' ');
}
