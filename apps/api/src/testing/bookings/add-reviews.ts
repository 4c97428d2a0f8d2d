import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Review } from '../../database/tables.data.ts';

type Parties = { readonly providerId: number; readonly hostId: number };

/** Adds reviews that belong to no event, and returns their ids. */
export async function addReviews(
  database: Database,
  { providerId, hostId }: Parties,
  reviews: readonly Pick<Insertable<Review>, 'stars' | 'feedback' | 'reply' | 'repliedAt'>[],
): Promise<readonly number[]> {
  const at = new Date('2026-06-15');
  const parties = { providerId, hostId, createdAt: at, updatedAt: at };
  const added = await database
    .insertInto('review')
    .values(reviews.map((review) => ({ ...parties, ...review })))
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
}
