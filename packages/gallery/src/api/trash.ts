import { pageOf } from '@repo/api-client/page-of';
import type { PageOf } from '@repo/api-client/page-of';
import { contractCall, serverData } from '@repo/api-client/server-data';
import type { TrashedFile } from '@repo/contracts/galleries/gallery-file';
import { restoreFiles } from './change-files.ts';
import type { GalleryThunk } from './change-files.ts';

const trash = serverData.injectEndpoints({
  endpoints: (build) => ({
    /** The deleted files of an event, the last deleted first; of very many, the first page. */
    trash: build.query<PageOf<TrashedFile>, number>({
      query: (eventId) =>
        contractCall('GET /api/v1/User/EventGallery/Trash/:eventId', {
          params: { eventId: String(eventId) },
          query: {},
        }),
      transformResponse: (items: readonly TrashedFile[], meta) => pageOf(items, meta),
      providesTags: ['live', 'gallery'],
    }),
  }),
});
export const { useTrashQuery } = trash;

/** Restores deleted files, gone from the trash at once and back in it if the server refuses. */
export const restoreFromTrash =
  (eventId: number, files: readonly TrashedFile[]): GalleryThunk<Promise<boolean>> =>
  async (dispatch) => {
    const ids = new Set(files.map(({ id }) => id));
    const patch = dispatch(
      trash.util.updateQueryData('trash', eventId, ({ items, total }) => ({
        items: items.filter(({ id }) => !ids.has(id)),
        total: total - files.length,
      })),
    );
    const isDone = await dispatch(restoreFiles(files));
    if (!isDone) patch.undo();
    return isDone;
  };
