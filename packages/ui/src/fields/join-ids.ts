/** Joins the given ids for `aria-describedby` and similar attributes; undefined if there are none. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined);
  return present.length === 0 ? undefined : present.join(' ');
}
