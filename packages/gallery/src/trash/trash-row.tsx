import type { TrashedFile } from '@repo/contracts/galleries/gallery-file';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import { Photo } from '@repo/ui/media/photo';
import { useTranslation } from 'react-i18next';
import { kindOf } from '../api/change-files.ts';
import classNames from './trash-list.module.css';

type TrashRowProps = {
  readonly file: TrashedFile;
  /** Undefined where it is too late. */
  readonly onRestore: (() => void) | undefined;
};

/** A deleted file: who uploaded it, and until when it can be restored. */
export function TrashRow({ file, onRestore }: TrashRowProps) {
  const { t } = useTranslation('gallery');
  const { moment } = useFormats();
  const name = file.file;
  return (
    <li className={classNames['row']}>
      <span className={classNames['preview']}>
        {file.thumbnailUrl === '' ? (
          <Icon name={kindOf(file) === 'image' ? 'image' : 'play'} size={24} />
        ) : (
          <Photo src={file.thumbnailUrl} alt={''} loading="lazy" />
        )}
      </span>
      <div className={classNames['text']}>
        <p className={classNames['name']}>{t('trash.file', { name, uploader: file.uploadedBy })}</p>
        <p className={classNames['time']}>{t('trash.kept', { moment: moment(file.keptUntil) })}</p>
      </div>
      {onRestore === undefined ? null : (
        <Button
          look="secondary"
          size="small"
          aria-label={t('trash.restoreFile', { name })}
          onClick={onRestore}
        >
          {t('trash.restore')}
        </Button>
      )}
    </li>
  );
}
