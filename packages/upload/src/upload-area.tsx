import { fileLimits } from '@repo/domain/limits';
import { isUploadBusy } from '@repo/domain/upload/upload-queue';
import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { FileDropZone } from '@repo/ui/files/file-drop-zone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from './accepted-files.ts';
import { checkSelection } from './check-selection.ts';
import type { CheckedSelection } from './check-selection.ts';
import type { UploadTarget } from './queue/upload-row.ts';
import { useUploads } from './use-uploads.ts';

const megabyte = 1024 ** 2;

/** Takes files for a gallery by a button or by dropping them (L-R11, U-R02). */
export function UploadArea({ target }: { readonly target: UploadTarget }) {
  const { t } = useTranslation(['uploads', 'errors']);
  const { queue, progress } = useUploads();
  const [checked, setChecked] = useState<CheckedSelection>();
  const isBusy = isUploadBusy(progress.percent);
  const choose = (files: readonly File[]): void => {
    if (files.length === 0) return;
    const selection = checkSelection(files);
    setChecked(selection);
    if (selection.accepted.length > 0) queue.add(selection.accepted, target);
  };
  return (
    <FileDropZone
      label={t('area.label')}
      buttonText={t('area.button')}
      rules={
        isBusy
          ? t('area.busy')
          : t('area.rules', {
              count: fileLimits.filesPerSelection,
              megabytes: fileLimits.fileBytes / megabyte,
              total: fileLimits.attemptBytes / megabyte,
            })
      }
      accept={acceptedFiles}
      isMultiple
      isCompact
      isDisabled={isBusy}
      refused={(checked?.refused ?? []).map(({ file, code }) => ({
        name: truncateFileName(file.name),
        reason: t(code, { ns: 'errors', count: 1 }),
      }))}
      error={checked?.refusal === undefined ? undefined : t(checked.refusal, { ns: 'errors', count: 1 })}
      onChoose={choose}
    />
  );
}
