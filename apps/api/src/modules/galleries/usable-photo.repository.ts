import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { keptAddOnStates } from '@repo/domain/machine/line-machines';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A gallery file that a provider wants to show on a profile, with what its host permits. */
export type UsablePhoto = {
  readonly uploaderId: number;
  readonly kind: GalleryKind;
  readonly fileName: string;
  readonly imageName: string | null;
  readonly storedHash: string | null;
  readonly isMarketingAllowed: boolean;
  readonly isEarlyUseAllowed: boolean;
  /** The end of the event with its longest extension. */
  readonly eventEndsAt: Date;
};

export const usablePhotoRepository = (database: Database) => ({
  find: async (fileId: number): Promise<UsablePhoto | undefined> => {
    const [found] = await select(database, sql`f.id = ${fileId} and f.deleted_at is null`);
    return found;
  },

  /** Returns the files with a content in the galleries of a provider, the trash included. */
  listByContent: (providerId: number, hash: string): Promise<readonly UsablePhoto[]> =>
    select(
      database,
      sql`(f.content_hash = ${hash} or f.stored_hash = ${hash}) and f.event_id in (
        select o.event_id from order_line l join booking_order o on o.id = l.order_id
        where l.provider_id = ${providerId} and l.request = 'accepted'
      )`,
    ),
});

async function select(database: Database, condition: RawBuilder<unknown>): Promise<readonly UsablePhoto[]> {
  const { rows } = await sql<UsablePhoto>`
    select f.uploader_id, f.kind, f.file_name, f.image_name, f.stored_hash, e.is_marketing_allowed,
      e.is_early_profile_use_allowed as "isEarlyUseAllowed",
      e.provider_starts_at + make_interval(hours => e.duration_hours + coalesce((
        select max(l.quantity) from order_line l join booking_order o on o.id = l.order_id
        where o.event_id = e.id and o.state = 'paid' and l.kind = 'extension' and l.state = any(${keptAddOnStates})
      ), 0)) as "eventEndsAt"
    from event_file f join event e on e.id = f.event_id
    where ${condition}`.execute(database);
  return rows;
}
