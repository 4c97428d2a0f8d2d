/** The selected files, and the one from which a range is extended. */
export type Selection = { readonly ids: ReadonlySet<number>; readonly anchor: number | undefined };

export const emptySelection: Selection = { ids: new Set(), anchor: undefined };

/** Selects a file, or no longer. */
export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all files between the anchor and another one, in the order in which they are shown. */
export function extendedTo(selection: Selection, shown: readonly number[], id: number): Selection {
  const { ids, anchor = id } = selection;
  const [one, other] = [shown.indexOf(anchor), shown.indexOf(id)];
  if (one < 0 || other < 0) return { ids: new Set([...ids, id]), anchor: id };
  const range = shown.slice(Math.min(one, other), Math.max(one, other) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
}

export const allOf = (shown: readonly number[]): Selection => ({ ids: new Set(shown), anchor: shown[0] });

/** Removes files that are no longer shown. */
export function keptOf(selection: Selection, shown: readonly number[]): Selection {
  const known = new Set(shown);
  if ([...selection.ids].every((id) => known.has(id))) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => known.has(id))) };
}
