import { serverData } from '@repo/api-client/server-data';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import { galleryKindOf } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import { eventGallery } from './event-gallery.ts';
import type { GalleryOf, GalleryPage } from './event-gallery.ts';

export type GalleryState = { readonly [serverData.reducerPath]: ReturnType<typeof serverData.reducer> };
export type GalleryThunk<Value> = ThunkAction<Value, GalleryState, SessionExtra, UnknownAction>;

/** Changes every loaded page of a gallery, before the server has answered. */
const changePages = (of: GalleryOf, change: (page: GalleryPage) => GalleryPage) =>
  eventGallery.util.updateQueryData('eventGallery', of, (shown) => ({
    ...shown,
    pages: shown.pages.map(change),
  }));

/** Locks files or unlocks them (L-R05), shown at once and taken back if the server refuses. */
export const lockFiles =
  (of: GalleryOf, files: readonly GalleryFile[], isLocked: boolean): GalleryThunk<Promise<boolean>> =>
  async (dispatch, _, { call }) => {
    for (const part of inCalls(files)) {
      const ids = new Set(part.map(({ id }) => id));
      const patch = dispatch(
        changePages(of, (page) => ({
          ...page,
          files: page.files.map((file) => (ids.has(file.id) ? { ...file, isLocked } : file)),
        })),
      );
      const GalleryFiles = part.map(({ id }) => ({ Id: id, IsLocked: isLocked }));
      const result = await call('PUT /api/v1/User/EventGallery/LockFiles', { body: { GalleryFiles } });
      if (result.ok) continue;
      patch.undo();
      return false;
    }
    // A reply that was on its way may have shown the state from before.
    dispatch(serverData.util.invalidateTags(['gallery']));
    return true;
  };

/** Deletes files (L-R07), hidden at once and shown again if the server refuses; returns the key of the success. */
export const deleteFiles =
  (of: GalleryOf, files: readonly GalleryFile[]): GalleryThunk<Promise<SuccessKey | undefined>> =>
  async (dispatch, _, { call }) => {
    for (const part of inCalls(files)) {
      const patch = dispatch(changePages(of, (page) => without(page, part)));
      const result = await call('DELETE /api/v1/User/EventGallery', { body: { ids: idsOf(part) } });
      if (result.ok) continue;
      patch.undo();
      return undefined;
    }
    dispatch(serverData.util.invalidateTags(['gallery']));
    const isImages = files.every((file) => kindOf(file) === 'image');
    return isImages ? 'img_successfully_deleted' : 'file_successfully_deleted';
  };

/** Takes files out of the trash again. */
export const restoreFiles =
  (files: readonly Pick<GalleryFile, 'id'>[]): GalleryThunk<Promise<boolean>> =>
  async (dispatch, _, { call }) => {
    let isDone = true;
    for (const part of inCalls(files)) {
      const result = await call('POST /api/v1/User/EventGallery/Restore', { body: { ids: idsOf(part) } });
      isDone &&= result.ok;
    }
    dispatch(serverData.util.invalidateTags(['gallery']));
    return isDone;
  };

/** Returns the tab of a file (L-R03). */
export const kindOf = ({ contentType, file }: GalleryFile) => galleryKindOf({ contentType, name: file });

const idsOf = (files: readonly Pick<GalleryFile, 'id'>[]): number[] => files.map(({ id }) => id);

/** Splits files into as many as one call takes. */
const inCalls = <File>(files: readonly File[]): readonly (readonly File[])[] =>
  Array.from({ length: Math.ceil(files.length / galleryLimits.filesPerCall) }, (_, index) =>
    files.slice(index * galleryLimits.filesPerCall, (index + 1) * galleryLimits.filesPerCall),
  );

function without(page: GalleryPage, gone: readonly GalleryFile[]): GalleryPage {
  const ids = new Set(idsOf(gone));
  const totals = { ...page.totals };
  for (const file of gone) totals[kindOf(file)] -= 1;
  return {
    ...page,
    files: page.files.filter(({ id }) => !ids.has(id)),
    total: page.total - gone.length,
    totals,
  };
}
