import { serverData } from '@repo/api-client/server-data';
import type { HostEvent } from '@repo/contracts/events/host-events';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../../model/api/host-event.ts';
import { cancelBlockOf } from './cancel-block.ts';

type RefusedDialogProps = { readonly event: HostEvent; readonly onClose: () => void };

/**
 * Says why an event can no longer be cancelled, or that it already is, perhaps by a press whose answer was lost. Loads the
 * lists again, which are outdated.
 */
export function RefusedDialog({ event, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('hostEvents');
  const dispatch = useAppDispatch();
  const query = useHostEventQuery(event.id, { refetchOnMountOrArgChange: true });
  const state = useLoadable(query);
  const block = state.data && (cancelBlockOf(state.data) ?? 'cancelRefused');
  useEffect(() => {
    dispatch(serverData.util.invalidateTags(['live']));
  }, [dispatch]);
  return (
    <Dialog
      kind="alert"
      open
      onClose={onClose}
      title={t(block === 'isCancelled' ? 'cancelling.alreadyTitle' : 'cancelling.refusedTitle', {
        event: event.eventName,
      })}
      actions={<Button onClick={onClose}>{t('cancelling.close')}</Button>}
    >
      <div aria-live="polite">
        <AsyncState
          state={state}
          onRetry={() => void query.refetch()}
          loadingLabel={t('cancelling.loadingReason')}
        >
          {() =>
            block === 'isCancelled' ? (
              <p>{t('cancelling.already')}</p>
            ) : (
              <p>{t(`tiles.${block ?? 'cancelRefused'}`)}</p>
            )
          }
        </AsyncState>
      </div>
    </Dialog>
  );
}
