import type { ApiFailure } from '@repo/api-client/api-failure';
import { use, useSyncExternalStore } from 'react';
import type { LeftFile } from './queue/left-files.ts';
import { progressOf } from './queue/upload-progress.ts';
import type { UploadProgress } from './queue/upload-progress.ts';
import type { UploadQueue } from './queue/upload-queue.ts';
import type { UploadRow } from './queue/upload-row.ts';
import { UploadContext } from './upload-context.ts';

type Uploads = {
  readonly queue: UploadQueue;
  readonly rows: readonly UploadRow[];
  readonly progress: UploadProgress;
  /** The files that were not added before the page was reloaded. */
  readonly left: readonly LeftFile[];
  /** Why the files wait until the server takes them again; undefined while none does. */
  readonly waitsFor: ApiFailure['code'] | undefined;
};

/** Returns the uploads of this page; they go on while the user opens other pages of the app. */
export function useUploads(): Uploads {
  const queue = use(UploadContext);
  if (queue === undefined) throw new Error('uploads need <UploadProvider> above them');
  const rows = useSyncExternalStore(queue.subscribe, queue.rows);
  const left = useSyncExternalStore(queue.subscribe, queue.left);
  const waitsFor = useSyncExternalStore(queue.subscribe, queue.waitsFor);
  return { queue, rows, progress: progressOf(rows), left, waitsFor };
}
