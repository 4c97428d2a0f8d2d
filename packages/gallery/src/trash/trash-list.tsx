import type { PageOf } from '@repo/api-client/page-of';
import type { TrashedFile } from '@repo/contracts/galleries/gallery-file';
import { canDelete } from '@repo/domain/gallery/file-rights';
import type { Viewer } from '@repo/domain/gallery/file-rights';
import { deliveryLimits } from '@repo/domain/limits';
import { Button } from '@repo/ui/actions/button';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './trash-list.module.css';
import { TrashRow } from './trash-row.tsx';

export type TrashListProps = {
  readonly trash: PageOf<TrashedFile>;
  readonly viewer: Viewer;
  readonly nowSeconds: number;
  /** Returns whether all of the files are back. */
  readonly onRestore: (files: readonly TrashedFile[]) => Promise<boolean>;
};

/** The deleted files that can be restored, one by one or together. */
export function TrashList({ trash, viewer, nowSeconds, onRestore }: TrashListProps) {
  const { t } = useTranslation('gallery');
  const { items, total } = trash;
  const [restored, setRestored] = useState<{ readonly count: number }>();
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button disappeared with its file.
    if (restored !== undefined) outcome.current?.focus();
  }, [restored]);
  const restore = async (files: readonly TrashedFile[]): Promise<void> => {
    if (await onRestore(files)) setRestored({ count: files.length });
  };
  const isInTime = items.every((file) => canDelete(viewer, file, nowSeconds));
  const hint = t('trash.hint', { days: deliveryLimits.trashDays });
  return (
    <div className={classNames['trash']}>
      <p ref={outcome} tabIndex={-1} className={classNames['outcome']}>
        {restored === undefined ? null : t('trash.restored', { count: restored.count })}
      </p>
      {items.length === 0 ? (
        <EmptyState icon="trash" title={t('trash.empty')} headingLevel={3}>
          <p>{hint}</p>
        </EmptyState>
      ) : (
        <>
          <p>{isInTime ? hint : t('trash.tooLate')}</p>
          <ul className={classNames['files']}>
            {items.map((file) => (
              <TrashRow
                key={file.id}
                file={file}
                onRestore={isInTime ? () => void restore([file]) : undefined}
              />
            ))}
          </ul>
          {total > items.length ? <p>{t('trash.more', { count: total - items.length })}</p> : null}
          {isInTime && items.length > 1 ? (
            <Button look="secondary" icon="retry" onClick={() => void restore(items)}>
              {t('trash.restoreAll', { count: items.length })}
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
