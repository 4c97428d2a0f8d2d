import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fileLimits } from '@repo/domain/limits';
import { checkProfilePhoto } from '@repo/domain/portfolio/portfolio-images';
import { useErrorText } from '@repo/forms/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { FieldError } from '@repo/ui/fields/field-error';
import { Avatar } from '@repo/ui/indicators/avatar';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '../grid/grid-images.ts';
import { objectUrlOf } from '../object-url.ts';
import { CropDialog } from './crop-dialog.tsx';
import classNames from './profile-photo.module.css';

type ProfilePhotoProps = {
  /** The target of the error summary. */
  readonly id: string;
  readonly name: string;
  readonly storedUrl: string | undefined;
  readonly storedSrcSet: string | undefined;
  /** The new photo, which is not saved yet. */
  readonly photo: File | null;
  readonly error: string | undefined;
  readonly onChange: (photo: File) => void;
};

/** The profile photo, with a button to choose another one and cut it to a square (X-R01, X-R03). */
export function ProfilePhoto({
  id,
  name,
  storedUrl,
  storedSrcSet,
  photo,
  error,
  onChange,
}: ProfilePhotoProps) {
  const { t } = useTranslation('myPortfolio');
  const textOf = useErrorText();
  const chooser = useRef<HTMLInputElement>(null);
  const [cropped, setCropped] = useState<File>();
  const [code, setCode] = useState<ErrorCode>();
  const shown =
    photo !== null && isShown(photo) ? { src: objectUrlOf(photo) } : { src: storedUrl, srcSet: storedSrcSet };
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const checked = checkProfilePhoto(file.name);
    const isTooLarge = file.size >= fileLimits.fileBytes;
    setCode(checked.ok ? (isTooLarge ? 'each_file_size_should_be_under_400mb' : undefined) : checked.failure);
    if (!checked.ok || isTooLarge) return;
    // What the browser cannot show cannot be cut; pages show the middle of it.
    if (isShown(file)) setCropped(file);
    else onChange(file);
  };
  const unseenName = photo !== null && !isShown(photo) ? photo.name : undefined;
  const shownError = code === undefined ? error : textOf(code);
  return (
    <section aria-labelledby={`${id}-heading`} className={classNames['section']}>
      <h2 id={`${id}-heading`}>{t('photo.label')}</h2>
      <div className={classNames['photo']}>
        <Avatar name={name === '' ? t('photo.label') : name} {...shown} size="large" />
        <div className={classNames['choice']}>
          <p id={`${id}-rules`}>{t('photo.rules')}</p>
          <input
            ref={chooser}
            type="file"
            accept=".jpg,.jpeg,.png,.heic,.heif"
            hidden
            aria-label={t('photo.label')}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // Choosing the same file again is a new choice.
              target.value = '';
            }}
          />
          <Button
            id={id}
            look="secondary"
            icon="camera"
            aria-describedby={`${id}-rules ${id}-error`}
            onClick={() => chooser.current?.click()}
          >
            {t(storedUrl === undefined && photo === null ? 'photo.choose' : 'photo.change')}
          </Button>
          <p role="status">
            {photo === null ? null : t('photo.chosen', { name: unseenName ?? t('photo.label') })}
          </p>
          <FieldError id={`${id}-error`} error={shownError} />
        </div>
      </div>
      {cropped === undefined ? null : (
        <CropDialog
          file={cropped}
          onCancel={() => setCropped(undefined)}
          onCropped={(square) => {
            setCropped(undefined);
            onChange(square);
          }}
          onBroken={() => {
            setCropped(undefined);
            setCode('profile_image_format_not_supported');
          }}
        />
      )}
    </section>
  );
}
