import { FactList } from '@repo/ui/facts/fact-list';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useEventDetailsQuery } from '../../model/api/my-events.ts';

type EventDialogProps = { readonly eventId: number; readonly onClose: () => void };

/** The host's answers to the questions about the event (T-R03). */
export function EventDetailsDialog({ eventId, onClose }: EventDialogProps) {
  const { t } = useTranslation('providerEvents');
  const query = useEventDetailsQuery(eventId, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} title={t('details.title')}>
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('details.loading')}
        isEmpty={(rows) => rows.length === 0}
        empty={<p>{t('details.none')}</p>}
      >
        {(rows) => (
          <FactList
            facts={rows.map(({ questionType, answer }) => ({
              label: questionType.description,
              value: answer,
            }))}
          />
        )}
      </AsyncState>
    </Dialog>
  );
}
