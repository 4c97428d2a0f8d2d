type Item = { readonly id: number };

/** Returns the items of a page, with the named one first where the page does not have it. */
export const withNamed = <One extends Item>(items: readonly One[], named: One | undefined): readonly One[] =>
  named === undefined || items.some(({ id }) => id === named.id) ? items : [named, ...items];
