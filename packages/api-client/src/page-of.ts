/** A page of a list, and how many items all its pages have. */
export type PageOf<Item> = { readonly items: readonly Item[]; readonly total: number };

/** Reads a page from a reply; the base query passes on the meta fields without their type. */
export function pageOf<Item>(items: readonly Item[], replyMeta: unknown): PageOf<Item> {
  const total: unknown = Object(replyMeta).total;
  return { items, total: typeof total === 'number' ? total : items.length };
}
