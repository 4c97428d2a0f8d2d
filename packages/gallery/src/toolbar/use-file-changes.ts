import type { GalleryFile, TrashedFile } from '@repo/contracts/galleries/gallery-file';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionExtra } from '@repo/session/session/open-session';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { deleteFiles, lockFiles, restoreFiles } from '../api/change-files.ts';
import type { GalleryState } from '../api/change-files.ts';
import type { GalleryOf } from '../api/event-gallery.ts';
import { restoreFromTrash } from '../api/trash.ts';

const useGalleryDispatch = useDispatch.withTypes<ThunkDispatch<GalleryState, SessionExtra, UnknownAction>>();

type Told = { readonly onSuccess: (key: SuccessKey) => void };

/** Locks, deletes and restores files of a gallery; failures raise their toast by themselves. */
export function useFileChanges(of: GalleryOf, { onSuccess }: Told) {
  const dispatch = useGalleryDispatch();
  /** What can be restored. */
  const [deleted, setDeleted] = useState<readonly GalleryFile[]>([]);
  const lock = async (files: readonly GalleryFile[], isLocked: boolean): Promise<void> => {
    if (await dispatch(lockFiles(of, files, isLocked))) onSuccess('updated_successfully');
  };
  const remove = async (files: readonly GalleryFile[]): Promise<void> => {
    const success = await dispatch(deleteFiles(of, files));
    if (success === undefined) return;
    setDeleted(files);
    onSuccess(success);
  };
  const undo = async (): Promise<void> => {
    if (await dispatch(restoreFiles(deleted))) setDeleted([]);
  };
  /** From the trash, which may hold what could be undone here. */
  const restore = async (files: readonly TrashedFile[]): Promise<boolean> => {
    const isDone = await dispatch(restoreFromTrash(of.eventId, files));
    if (isDone) setDeleted([]);
    return isDone;
  };
  return {
    deleted,
    lock: (files: readonly GalleryFile[], isLocked: boolean) => void lock(files, isLocked),
    remove: (files: readonly GalleryFile[]) => void remove(files),
    undo: () => void undo(),
    restore,
    forget: () => setDeleted([]),
  };
}
