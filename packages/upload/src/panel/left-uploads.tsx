import { truncateFileName } from '@repo/domain/gallery/truncate-file-name';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { FileRow } from '@repo/ui/files/file-row';
import type { FileState } from '@repo/ui/files/file-row';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from '../accepted-files.ts';
import { isLeft } from '../queue/left-files.ts';
import type { LeftFile } from '../queue/left-files.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import classNames from './upload-panel.module.css';

type LeftUploadsProps = {
  readonly queue: UploadQueue;
  readonly left: readonly LeftFile[];
  /** Told how many of the chosen files are none of them. */
  readonly onOthers: (count: number) => void;
};

const stopped: FileState = { status: 'paused' };

/** The files that a reload of the page has stopped, to be chosen again. */
export function LeftUploads({ queue, left, onOthers }: LeftUploadsProps) {
  const { t } = useTranslation('uploads');
  const { listed, megabytes } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const targets = [...new Map(left.map(({ target }) => [target.eventId, target])).values()];
  const choose = (files: readonly File[]): void => {
    const found = new Set<File>();
    for (const target of targets) {
      const ofTarget = left.filter((each) => each.target.eventId === target.eventId);
      const again = files.filter((file) => !found.has(file) && ofTarget.some((each) => isLeft(file, each)));
      for (const file of again) found.add(file);
      if (again.length > 0) queue.add(again, target);
    }
    onOthers(files.length - found.size);
  };
  return (
    <div className={classNames['head']}>
      <p className={classNames['outcome']}>
        {t('left.title', { count: left.length, event: listed(targets.map(({ eventName }) => eventName)) })}
      </p>
      <p>{t('left.hint')}</p>
      {/* Takes the focus, so that it can be scrolled by keyboard. */}
      <div
        role="group"
        aria-label={t('left.files')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classNames['scroll']}
      >
        <ul className={classNames['files']}>
          {left.map(({ name, bytes }, index) => (
            // Files of different folders may have the same name.
            // eslint-disable-next-line react/no-array-index-key
            <FileRow key={index} name={truncateFileName(name)} size={megabytes(bytes)} state={stopped} />
          ))}
        </ul>
      </div>
      <div className={classNames['actions']}>
        <Button look="secondary" size="small" icon="upload" onClick={() => input.current?.click()}>
          {t('left.choose')}
        </Button>
        <Button look="quiet" size="small" onClick={() => queue.forgetLeft()}>
          {t('left.forget')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t('left.choose')}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
