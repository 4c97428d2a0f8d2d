import { screenLimits } from '@repo/domain/limits';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

/** The items of one page, with the total of all pages. */
export type Paged<Item> = { readonly items: Item[]; readonly total: number };

/** The rows of a page. */
export type PageRows = { readonly limit: number; readonly offset: number };

/** Returns the rows of a page of twelve, or the first hundred without a page number. */
export const rowsOfPage = (page: number | undefined): PageRows =>
  page === undefined
    ? { limit: screenLimits.unpagedItems, offset: 0 }
    : { limit: screenLimits.pageSize, offset: (page - 1) * screenLimits.pageSize };

/** Reads one page of a query, and counts all of its rows. */
export async function paged<Schema, Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  page: number | undefined,
): Promise<Paged<Row>> {
  const { limit, offset } = rowsOfPage(page);
  const items = await query.limit(limit).offset(offset).execute();
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'));
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow();
  return { items, total };
}
