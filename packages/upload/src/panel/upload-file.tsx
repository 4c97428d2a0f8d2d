import type { ApiFailure } from '@repo/api-client/api-failure';
import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { IconButton } from '@repo/ui/actions/icon-button';
import { FileRow } from '@repo/ui/files/file-row';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadQueue } from '../queue/upload-queue.ts';
import { mayBeRetried } from '../queue/upload-row.ts';
import type { UploadRow } from '../queue/upload-row.ts';

type UploadFileProps = { readonly queue: UploadQueue; readonly row: UploadRow };

/** The failures that are explained for this file, besides their text in the catalogue. */
const explained = ['files_already_uploaded', 'unsupported_image_format'] as const;

/** One file of an upload with its size in megabytes, its state and what can be done (L-R12). */
export const UploadFile = memo(function UploadFile({ queue, row }: UploadFileProps) {
  const { t } = useTranslation('uploads');
  const { megabytes } = useFormats();
  const reasonOf = useReason();
  const { id, file, state } = row;
  const name = truncateFileName(file.name);
  const isOver = state.status === 'done' || state.status === 'failed';
  return (
    <FileRow
      name={name}
      size={megabytes(file.size)}
      state={state.status === 'failed' ? { status: 'failed', reason: reasonOf(state.failure) } : state}
      actions={
        isOver ? null : state.status === 'paused' ? (
          <IconButton icon="play" label={t('resumeFile', { name })} onClick={() => queue.resume(id)} />
        ) : (
          <IconButton icon="pause" label={t('pauseFile', { name })} onClick={() => queue.pause(id)} />
        )
      }
      onRetry={mayBeRetried(row) ? () => queue.retry(id) : undefined}
      onRemove={isOver ? undefined : () => queue.cancel(id)}
    />
  );
});

function useReason() {
  const { t } = useTranslation(['uploads', 'errors']);
  return ({ code }: ApiFailure): string => {
    const text = t(code, { ns: 'errors', count: 1 });
    const known = explained.find((each) => each === code);
    return known === undefined ? text : t('reason', { text, hint: t(`hints.${known}`) });
  };
}
