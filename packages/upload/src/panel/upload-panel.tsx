import type { ApiFailure } from '@repo/api-client/api-failure';
import { Button } from '@repo/ui/actions/button';
import { ProgressBar } from '@repo/ui/feedback/progress-bar';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../queue/upload-progress.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import { mayBeRetried } from '../queue/upload-row.ts';
import type { UploadRow } from '../queue/upload-row.ts';
import { useUploads } from '../use-uploads.ts';
import { LeftUploads } from './left-uploads.tsx';
import { UploadFile } from './upload-file.tsx';
import classNames from './upload-panel.module.css';

/** How often the percentage is announced. */
const announcedStep = 25;

/** The uploads of this page, at the bottom of every page of the app while any is shown (L-R12). */
export function UploadPanel() {
  const { t } = useTranslation('uploads');
  const { queue, rows, left } = useUploads();
  const [others, setOthers] = useState(0);
  if (rows.length === 0 && left.length === 0) return null;
  return (
    <section aria-label={t('panel')} className={classNames['panel']}>
      {rows.length === 0 ? null : <QueuedFiles />}
      {left.length === 0 ? null : <LeftUploads queue={queue} left={left} onOthers={setOthers} />}
      {left.length === 0 && others === 0 ? null : (
        <p role="status" className={classNames['notice']}>
          {others === 0 ? null : t('left.others', { count: others })}
        </p>
      )}
    </section>
  );
}

function QueuedFiles() {
  const { t } = useTranslation('uploads');
  const { queue, rows, progress, waitsFor } = useUploads();
  const wordsOfWait = useWordsOfWait();
  const [isOpened, setIsOpened] = useState<boolean>();
  const id = useId();
  // Opens by itself when a file has failed.
  const isOpen = isOpened ?? progress.failed > 0;
  const { isRunning, percent, current, total, added, failed } = progress;
  const words = isRunning ? t('progress', { current, total }) : t('added', { count: added });
  return (
    <>
      <div className={classNames['head']}>
        {isRunning ? (
          <ProgressBar label={words} share={percent / 100} />
        ) : (
          <p className={classNames['outcome']}>{words}</p>
        )}
        {waitsFor === undefined ? null : <p className={classNames['notice']}>{wordsOfWait(waitsFor)}</p>}
        {failed === 0 ? null : <p className={classNames['failed']}>{t('failed', { count: failed })}</p>}
        <p role="status" className="visually-hidden">
          {waitsFor !== undefined
            ? wordsOfWait(waitsFor)
            : isRunning
              ? t('announced', { current, total, percent: announcedPercent(percent) })
              : words}
        </p>
      </div>
      <div className={classNames['actions']}>
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpened(!isOpen)}
        >
          {t(isOpen ? 'hideFiles' : 'showFiles')}
        </Button>
        <PanelActions queue={queue} rows={rows} progress={progress} />
      </div>
      <div id={id} hidden={!isOpen} className={classNames['list']}>
        {isOpen ? (
          <FileList
            queue={queue}
            rows={isRunning ? rows : failedFirst(rows)}
            target={rows[0]?.target.eventName ?? ''}
          />
        ) : null}
      </div>
    </>
  );
}

/** Returns words for why all files wait. */
function useWordsOfWait() {
  const { t } = useTranslation('uploads');
  return (code: ApiFailure['code']): string => {
    if (code === 'unable_to_access_server') return t('outOfReach');
    return t(code === 'storage_is_full' ? 'outOfSpace' : 'busy');
  };
}

/** Once all is over, the files that need attention come first. */
const failedFirst = (rows: readonly UploadRow[]): readonly UploadRow[] =>
  rows.toSorted((one, other) => Number(hasFailed(other)) - Number(hasFailed(one)));

const hasFailed = ({ state }: UploadRow): boolean => state.status === 'failed';

const announcedPercent = (percent: number): number => Math.floor(percent / announcedStep) * announcedStep;

type PanelActionsProps = {
  readonly queue: UploadQueue;
  readonly rows: readonly UploadRow[];
  readonly progress: UploadProgress;
};

function PanelActions({ queue, rows, progress: { isRunning, isPaused } }: PanelActionsProps) {
  const { t } = useTranslation('uploads');
  if (!isRunning)
    return (
      <>
        {rows.some(mayBeRetried) ? (
          <Button look="quiet" size="small" icon="retry" onClick={() => queue.retryAll()}>
            {t('retryAll')}
          </Button>
        ) : null}
        <Button look="quiet" size="small" onClick={() => queue.clear()}>
          {t('close')}
        </Button>
      </>
    );
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={isPaused ? 'play' : 'pause'}
        onClick={() => (isPaused ? queue.resumeAll() : queue.pauseAll())}
      >
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
      <Button look="quiet" size="small" icon="close" onClick={() => queue.cancelAll()}>
        {t('cancel')}
      </Button>
    </>
  );
}

type FileListProps = {
  readonly queue: UploadQueue;
  readonly rows: readonly UploadRow[];
  readonly target: string;
};

function FileList({ queue, rows, target }: FileListProps) {
  const { t } = useTranslation('uploads');
  return (
    // Takes the focus, so that it can be scrolled by keyboard.
    <div
      role="group"
      aria-label={t('files', { event: target })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames['scroll']}
    >
      <ul className={classNames['files']}>
        {rows.map((row) => (
          <UploadFile key={row.id} queue={queue} row={row} />
        ))}
      </ul>
    </div>
  );
}
