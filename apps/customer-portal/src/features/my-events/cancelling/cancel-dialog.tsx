import type { HostEvent } from '@repo/contracts/events/host-events';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Banner } from '@repo/ui/feedback/banner';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { RefundSummary } from './refund-summary.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useCancel } from './use-cancel.ts';
import type { OnCancelled } from './use-cancel.ts';

type CancelDialogProps = {
  readonly event: HostEvent;
  readonly onCancelled: OnCancelled;
  readonly onClose: () => void;
};

/** Asks before an event is cancelled, and says exactly what comes back (J-R08, A-28). */
export function CancelDialog({ event, onCancelled, onClose }: CancelDialogProps) {
  const { t } = useTranslation('hostEvents');
  const { preview, confirm, isBusy, isRefused, hasChanged, error } = useCancel(event, onCancelled);
  const state = useLoadable(preview);
  if (isRefused) return <RefusedDialog event={event} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('cancelling.title', { event: event.eventName })}
      confirmLabel={t('cancelling.confirm')}
      cancelLabel={t('cancelling.keep')}
      onConfirm={confirm}
      onCancel={onClose}
      isBusy={isBusy}
      isReady={state.data !== undefined}
      isDestructive
      error={error}
    >
      <p>{t('cancelling.question')}</p>
      <div aria-live="polite">
        <AsyncState
          state={state}
          onRetry={() => void preview.refetch()}
          loadingLabel={t('cancelling.loading')}
        >
          {(refund) => <RefundSummary event={event} refund={refund} />}
        </AsyncState>
      </div>
      {hasChanged ? <Banner kind="warning">{t('cancelling.changed')}</Banner> : null}
    </ConfirmDialog>
  );
}
