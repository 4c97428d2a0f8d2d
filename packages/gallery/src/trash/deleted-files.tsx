import { Button } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
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
  const query = useTrashQuery(eventId, { refetchOnMountOrArgChange: true });
  return (
    <AsyncState
      state={useLoadable(query)}
      onRetry={() => void query.refetch()}
      loadingLabel={t('trash.loading')}
    >
      {(trash) => <TrashList {...list} trash={trash} />}
    </AsyncState>
  );
}
