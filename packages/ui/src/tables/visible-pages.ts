export type PageOrGap = number | 'gap';

/** Returns the first, last, current and adjacent pages. A gap of one page is filled by the page itself. */
export function visiblePages(page: number, pageCount: number): readonly PageOrGap[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const pages = [...shown].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((number, index) =>
    index > 0 && pages[index - 1] !== number - 1 ? (['gap', number] as const) : [number],
  );
}
