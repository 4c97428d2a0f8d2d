import { serverData } from '@repo/api-client/server-data';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { withTexts } from '@repo/i18n/part-texts';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { keepAwake } from './keep-awake.ts';
import { leftFilesOf } from './queue/left-files.ts';
import { sendFile } from './queue/send-file.ts';
import { UploadQueue } from './queue/upload-queue.ts';
import type { UploadOutcome } from './queue/upload-row.ts';
import { UploadContext } from './upload-context.ts';
import { useUploads } from './use-uploads.ts';

const UploadPanel = lazyPart(
  withTexts(async () => (await import('./panel/upload-panel.tsx')).UploadPanel, 'uploads'),
  () => null,
);

type UploadProviderProps = {
  /** Told once all files of an upload are dealt with. */
  readonly onFinished: (outcome: UploadOutcome) => void;
  readonly children: ReactNode;
};

/** Holds the uploads of an app above its routes, so that they go on while other pages are opened. */
export function UploadProvider({ onFinished, children }: UploadProviderProps) {
  const dispatch = useSessionDispatch();
  const userId = useSelector(selectUser)?.id;
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (row, sending) => dispatch(sendFile(row, sending)),
        onFinished: (outcome) => {
          // The gallery reloads after an upload, and after one that failed (S2§4, S2§8).
          dispatch(serverData.util.invalidateTags(['gallery']));
          onFinished(outcome);
        },
      }),
  );
  return (
    <UploadContext value={queue}>
      {children}
      <ShownUploads key={userId} accountId={userId} />
    </UploadContext>
  );
}

/** Shows the uploads; warns before the page is left, keeps the screen on, and stops with the session. */
function ShownUploads({ accountId }: { readonly accountId: number | undefined }) {
  const { queue, rows, left, progress } = useUploads();
  const { isRunning } = progress;
  useEffect(() => {
    if (accountId !== undefined) queue.keepIn(leftFilesOf(accountId));
    return () => queue.clear();
  }, [queue, accountId]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: Event): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    const release = keepAwake();
    return () => {
      globalThis.removeEventListener('beforeunload', warn);
      release();
    };
  }, [isRunning]);
  return rows.length === 0 && left.length === 0 ? null : <UploadPanel />;
}
