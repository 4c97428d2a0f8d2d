/** A page of a list, and how many items all its pages have. */
export type PageOf<Item> = { readonly items: readonly Item[]; readonly total: number };

/** Returns a page of a list. `replyMeta` is untyped here; without a total, the items are counted. */
export function pageOf<Item>(items: readonly Item[], replyMeta: unknown): PageOf<Item> {
  const total: unknown = Object(replyMeta).total;
  return { items, total: typeof total === 'number' ? total : items.length };
}
