import { checkApplicationPhoto, photoFormats } from '@repo/domain/application/application-photos';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { fileLimits } from '@repo/domain/limits';
import { isConvertedName } from '@repo/domain/upload/accepted-files';
import { useErrorText } from '@repo/forms/use-error-text';
import { useField } from '@repo/forms/use-field';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { FileDropZone } from '@repo/ui/files/file-drop-zone';
import { FileRow } from '@repo/ui/files/file-row';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from '../application.module.css';
import type { ApplicationForm } from '../use-application-form.ts';
import { PhotoPreview } from './photo-preview.tsx';

type Refusal = { readonly file: File; readonly code: ErrorCode };

const { from, to } = fileLimits.applicationPhotos;
const accept = [
  ...photoFormats.extensions.map((ending) => `.${ending}`),
  ...photoFormats.contentTypes,
].join();

/** Returns why a file cannot be added, if it cannot. */
function codeOfPhoto({ name, type, size }: File): ErrorCode | undefined {
  const checked = checkApplicationPhoto({ name, contentType: type, sizeBytes: size });
  return checked.ok ? undefined : checked.failure;
}

/** Separates chosen files into those that are added and those that are refused. */
function separateFiles(chosen: readonly File[], free: number) {
  const added: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of chosen) {
    const code = codeOfPhoto(file) ?? (added.length < free ? undefined : 'max_3_photos_can_be_selected');
    if (code === undefined) added.push(file);
    else refusals.push({ file, code });
  }
  return { added, refusals };
}

/** One to three photos with previews; a refused file says why (R-R08). */
export function PhotoField({ fields }: Pick<ApplicationForm, 'fields'>) {
  const { t } = useTranslation('application');
  const textOf = useErrorText();
  const { fileSize } = useFormats();
  const { value: photos, id, error } = useField(fields, 'photos');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const remove = (photo: File): void =>
    fields.set({ photos: fields.valueOf('photos').filter((one) => one !== photo) });
  return (
    <div ref={place} tabIndex={-1} className={classNames['photos']}>
      <FileDropZone
        buttonId={id}
        label={t('work.photos')}
        rules={t('work.photoRules', { from, to, size: fileSize(fileLimits.logoBytes) })}
        accept={accept}
        isMultiple
        error={error}
        refused={refusals.map(({ file, code }) => ({
          name: truncateFileName(file.name),
          reason: textOf(code),
          ...(isHeic(file) && { hint: t('work.heicHint') }),
        }))}
        onChoose={(files) => {
          const found = separateFiles(files, to - photos.length);
          setRefusals(found.refusals);
          if (found.added.length > 0) fields.set({ photos: [...photos, ...found.added] });
        }}
      />
      <p role="status" className={classNames['count']}>
        {photos.length === 0 ? null : t('work.photoCount', { count: photos.length, most: to })}
      </p>
      {photos.length === 0 ? null : (
        <ul aria-label={t('work.photoList')} className={classNames['files']}>
          {photos.map((photo, index) => (
            <FileRow
              // The same file may be added twice.
              // eslint-disable-next-line react/no-array-index-key
              key={`${index} ${photo.name}`}
              name={truncateFileName(photo.name)}
              size={fileSize(photo.size)}
              state={{ status: 'chosen' }}
              preview={
                <PhotoPreview
                  photo={photo}
                  onUnreadable={() => {
                    remove(photo);
                    setRefusals((before) => [...before, { file: photo, code: 'invalid_file_type' }]);
                  }}
                />
              }
              onRemove={() => {
                remove(photo);
                // The pressed button is removed with the photo.
                place.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const isHeic = ({ name, type }: File): boolean => isConvertedName(name) || /^image\/hei[cf]/.test(type);
