type Item = { readonly id: number };

/** Returns which of the open items are no longer in their list; none until it is loaded. */
export const leftTheList = (open: readonly string[], items: readonly Item[] | undefined): readonly number[] =>
  items === undefined ? [] : open.map(Number).filter((id) => !items.some((item) => item.id === id));
