import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { useErrorText } from '@repo/forms/use-error-text';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { FileDropZone } from '@repo/ui/files/file-drop-zone';
import { FileRow } from '@repo/ui/files/file-row';
import type { FileState } from '@repo/ui/files/file-row';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedFile } from '../../../model/store/recap.ts';
import classNames from './brief-file-field.module.css';
import { acceptedEndings } from './brief-files.ts';
import type { BriefFileKind } from './brief-files.ts';
import type { BriefUpload } from './use-brief-upload.ts';

type BriefFileFieldProps = {
  readonly kind: BriefFileKind;
  readonly label: string;
  readonly rules: string;
  /** The accessible name of the list with the one file. */
  readonly listLabel: string;
  readonly upload: BriefUpload;
  readonly stored: UploadedFile | null;
};

/** Takes one file of the brief: choosing, uploading, done, removing (E-R07, E-R09). */
export function BriefFileField({ kind, label, rules, listLabel, upload, stored }: BriefFileFieldProps) {
  const { t } = useTranslation('recapBrief');
  const textOf = useErrorText();
  const field = useRef<HTMLDivElement>(null);
  const shown = useShownFile(upload, stored);
  const remove = (): void => {
    upload.remove();
    // The pressed button is removed with the file.
    field.current?.focus();
  };
  return (
    <div ref={field} tabIndex={-1} className={classNames['field']}>
      <FileDropZone
        label={label}
        rules={shown === undefined ? rules : t('files.replaceRules', { rules })}
        accept={acceptedEndings[kind]}
        refused={upload.refusals.map(({ name, code }) => ({
          name,
          reason: code === 'onlyOne' ? t('files.onlyOne') : textOf(code),
        }))}
        onChoose={upload.choose}
      />
      {shown === undefined ? null : (
        <ul aria-label={listLabel} className={classNames['files']}>
          <FileRow
            name={truncateFileName(shown.name)}
            size={shown.size}
            state={shown.state}
            onRetry={upload.retry}
            onRemove={remove}
          />
        </ul>
      )}
    </div>
  );
}

type ShownFile = { readonly name: string; readonly size: string; readonly state: FileState };

/** Returns the file to show: the one being uploaded before the one it replaces. */
function useShownFile({ attempt }: BriefUpload, stored: UploadedFile | null): ShownFile | undefined {
  const { fileSize } = useFormats();
  const textOf = useErrorText();
  if (attempt !== null) {
    const { name, size } = attempt.file;
    const state: FileState =
      attempt.status === 'sending'
        ? { status: 'sending', percent: attempt.percent }
        : { status: 'failed', reason: textOf(attempt.code) };
    return { name, size: fileSize(size), state };
  }
  return stored === null
    ? undefined
    : { name: stored.name, size: fileSize(stored.sizeBytes), state: { status: 'done' } };
}
