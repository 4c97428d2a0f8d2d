import { contractCall, serverData } from '@repo/api-client/server-data';
import type { EventGallery, GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { brand } from '@repo/domain/brand';
import type { GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';

/** Whose view of an event's gallery is loaded. */
export type GalleryOf =
  | { readonly kind: 'host'; readonly eventId: number }
  | { readonly kind: 'provider'; readonly eventId: number; readonly providerId: number };

export type GalleryTotals = Readonly<Record<GalleryKind, number>>;

/** A page of a gallery, newest first. */
export type GalleryPage = {
  readonly event: Omit<EventGallery, 'gallery'>;
  readonly files: readonly GalleryFile[];
  readonly total: number;
  readonly totals: GalleryTotals;
};

/** The gallery of an event, page by page. */
export const eventGallery = serverData.injectEndpoints({
  endpoints: (build) => ({
    eventGallery: build.infiniteQuery<GalleryPage, GalleryOf, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _, page) =>
          page * galleryLimits.filesPerPage < total ? page + 1 : undefined,
      },
      query: ({ queryArg: of, pageParam }) => {
        const query = { page: String(pageParam) };
        const eventId = String(of.eventId);
        return of.kind === 'host'
          ? contractCall('GET /api/v1/User/EventGallery/:id', { params: { id: eventId }, query })
          : contractCall(`GET /api/v1/${brand.slug}/Event/SBEventGallery/:eventId/:sbUserId`, {
              params: { eventId, sbUserId: String(of.providerId) },
              query,
            });
      },
      transformResponse: (reply: EventGallery, meta) => pageOfReply(reply, meta),
      providesTags: ['live', 'gallery'],
    }),
  }),
});

/** The base query passes on the meta fields without their type. */
function pageOfReply({ gallery: files, ...event }: EventGallery, meta: unknown): GalleryPage {
  const { total, totals }: Partial<GalleryPage> = Object(meta);
  return {
    event,
    files,
    total: total ?? files.length,
    totals: totals ?? { image: 0, video: 0, recap: 0 },
  };
}
