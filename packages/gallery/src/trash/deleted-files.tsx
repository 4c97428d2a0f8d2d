import type { PageOf } from '@repo/api-client/page-of';
import type { TrashedFile } from '@repo/contracts/galleries/gallery-file';
import { Button } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import type { Loadable } from '@repo/ui/feedback/async-state';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrashQuery } from '../api/trash.ts';
import { TrashList } from './trash-list.tsx';
import type { TrashListProps } from './trash-list.tsx';

type DeletedFilesProps = Omit<TrashListProps, 'trash'> & { readonly eventId: number };

/** A button that opens the deleted files of an event, to restore them. */
export function DeletedFiles(props: DeletedFilesProps) {
  const { t } = useTranslation('gallery');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" icon="clock" onClick={() => setIsOpen(true)}>
        {t('trash.title')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('trash.title')}>
        {isOpen ? <LoadedTrash {...props} /> : null}
      </Dialog>
    </>
  );
}

function LoadedTrash({ eventId, ...list }: DeletedFilesProps) {
  const { t } = useTranslation('gallery');
  const { data, error, isFetching, refetch } = useTrashQuery(eventId, { refetchOnMountOrArgChange: true });
  const state: Loadable<PageOf<TrashedFile>> =
    data !== undefined && error === undefined
      ? { status: 'loaded', data }
      : { status: error === undefined || isFetching ? 'loading' : 'failed', data };
  return (
    <AsyncState state={state} onRetry={() => void refetch()} loadingLabel={t('trash.loading')}>
      {(trash) => <TrashList {...list} trash={trash} />}
    </AsyncState>
  );
}
