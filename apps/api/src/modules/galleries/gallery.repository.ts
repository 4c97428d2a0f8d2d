import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import type { CheckState } from '@repo/domain/machine/check-machine';
import { dateOf } from '@repo/domain/time/unix-seconds';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { restorable } from './event-file.repository.ts';

/** An event with the totals of its gallery, as one of its parties sees it. */
export type GalleryHead = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly day: string;
  readonly isEarlyProfileUseAllowed: boolean;
  /** Null unless the viewer is a provider of the event. */
  readonly checkState: CheckState | null;
  readonly totals: Readonly<Record<GalleryKind, number>>;
};

export type GalleryFileRecord = {
  readonly id: number;
  readonly kind: GalleryKind;
  readonly fileName: string;
  readonly storedName: string;
  readonly imageName: string | null;
  readonly bytes: number;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly durationSeconds: number | null;
  readonly takenAt: Date;
  readonly isLocked: boolean;
  readonly state: 'working' | 'ready' | 'broken';
  readonly placeholder: string | null;
  readonly widths: readonly number[];
  readonly uploaderId: number;
  readonly uploadedBy: string;
  readonly portfolioImageId: number | null;
};

export type TrashedFileRecord = GalleryFileRecord & { readonly deletedAt: Date };

/** The trash of an event, or what one uploader put there. */
export type Trash = {
  readonly eventId: number;
  readonly uploaderId: number | undefined;
  readonly deletedAfterSeconds: number;
};

export const galleryRepository = (database: Database) => ({
  findHead: async (eventId: number, viewerId: number): Promise<GalleryHead | undefined> => {
    const { rows } = await sql<GalleryHead>`
      select e.id, e.public_id, e.name, e.day::text as day, e.is_early_profile_use_allowed,
        (
          select l.check_state from order_line l join booking_order o on o.id = l.order_id
          where o.event_id = e.id and l.provider_id = ${viewerId} and l.request = 'accepted'
        ) as "checkState",
        json_build_object(
          'image', count(f.id) filter (where f.kind = 'image'),
          'video', count(f.id) filter (where f.kind = 'video'),
          'recap', count(f.id) filter (where f.kind = 'recap')
        ) as totals
      from event e left join event_file f on f.event_id = e.id and f.deleted_at is null
      where e.id = ${eventId}
      group by e.id`.execute(database);
    return rows[0];
  },

  /** Returns a page of a gallery or of one tab, newest first (A-116). */
  listPage: async (
    eventId: number,
    { kind, page = 1 }: { readonly kind?: GalleryKind | undefined; readonly page?: number | undefined },
  ): Promise<readonly GalleryFileRecord[]> => {
    const { rows } = await sql<GalleryFileRecord>`
      ${selectFile} where f.event_id = ${eventId} and f.deleted_at is null
        ${kind === undefined ? sql`` : sql`and f.kind = ${kind}`}
      order by f.taken_at desc, f.id desc
      limit ${galleryLimits.filesPerPage} offset ${(page - 1) * galleryLimits.filesPerPage}`.execute(
      database,
    );
    return rows;
  },

  /** Returns a page of the files that can be restored, the last deleted first, and the number of all. */
  listTrash: async (
    { eventId, uploaderId, deletedAfterSeconds }: Trash,
    page = 1,
  ): Promise<{ readonly files: readonly TrashedFileRecord[]; readonly total: number }> => {
    const inTrash = restorable(sql`f.event_id = ${eventId} and f.deleted_at > ${dateOf(deletedAfterSeconds)}
      ${uploaderId === undefined ? sql`` : sql`and f.uploader_id = ${uploaderId}`}`);
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from (${inTrash}) as counted`.execute(database);
    const { rows } = await sql<TrashedFileRecord>`
      ${selectFile} where f.id in (${inTrash})
      order by f.deleted_at desc, f.id desc
      limit ${galleryLimits.filesPerPage} offset ${(page - 1) * galleryLimits.filesPerPage}`.execute(
      database,
    );
    return { files: rows, total: counted.rows[0]?.total ?? 0 };
  },

  find: async (fileId: number): Promise<GalleryFileRecord | undefined> => {
    const { rows } = await sql<GalleryFileRecord>`
      ${selectFile} where f.id = ${fileId} and f.deleted_at is null`.execute(database);
    return rows[0];
  },
});

/** An image is in the portfolio of its uploader if it has the content of an image there. */
const selectFile = sql`
  select f.id, f.kind, f.file_name, f.stored_name, f.image_name, f.bytes, f.width_px, f.height_px, f.duration_seconds,
    f.taken_at, f.is_locked, f.state, f.placeholder, f.widths,
    f.uploader_id, a.first_name || ' ' || a.last_name as "uploadedBy",
    p.id as "portfolioImageId", f.deleted_at
  from event_file f
  join account a on a.id = f.uploader_id
  left join lateral (
    select min(i.id) as id from portfolio_image i
    where i.provider_id = f.uploader_id and i.content_hash in (f.stored_hash, f.content_hash)
  ) p on true`;
