import type { ProviderEvent } from '@repo/contracts/my-events/provider-events';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { isEarlyCheckIn } from '@repo/domain/order/check-in';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { Banner } from '@repo/ui/feedback/banner';
import { useIsOnline } from '@repo/ui/loading/use-is-online';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { workTimeOf } from '../../../model/work-time.ts';
import { useCheck } from './use-check.ts';
import type { OnChecked } from './use-check.ts';

type CheckDialogProps = {
  readonly event: ProviderEvent;
  readonly move: CheckMove;
  readonly onChecked: OnChecked;
  readonly onCancel: () => void;
};

/** Asks before a check-in or check-out; an early one is warned about, never refused. */
export function CheckDialog({ event, move, onChecked, onCancel }: CheckDialogProps) {
  const { t } = useTranslation('providerEvents');
  const isOnline = useIsOnline();
  const { send, isBusy, error } = useCheck(event, move, onChecked);
  return (
    <ConfirmDialog
      open
      title={t(`${move}.title`, { event: event.eventName })}
      confirmLabel={t(`${move}.confirm`)}
      cancelLabel={t(`${move}.cancel`)}
      onConfirm={send}
      onCancel={onCancel}
      isBusy={isBusy}
      error={error}
    >
      {move === 'checkOut' ? <CheckOutText event={event} /> : <CheckInText event={event} />}
      {isOnline ? null : (
        <Banner kind="info" isAnnounced={false}>
          {t('offlineCheck')}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

function CheckOutText({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const { moment } = useFormats();
  const { endsAtSeconds } = workTimeOf(event);
  return (
    <>
      <p>{t('checkOut.text')}</p>
      {useNow() >= endsAtSeconds ? null : (
        <Banner kind="warning" isAnnounced={false}>
          {t('checkOut.early', { end: moment(endsAtSeconds) })}
        </Banner>
      )}
    </>
  );
}

function CheckInText({ event }: { readonly event: ProviderEvent }) {
  const { t } = useTranslation('providerEvents');
  const { moment, timeOfDay } = useFormats();
  const now = useNow();
  const start = event.sbstartTime;
  const time = timeOfDay(now);
  if (!isEarlyCheckIn(start, now)) return <p>{t('checkIn.text', { time, start: timeOfDay(start) })}</p>;
  // The start is only told with its day, which may be another one.
  return (
    <>
      <p>{t('checkIn.textEarly', { time })}</p>
      <Banner kind="warning" isAnnounced={false}>
        {t('checkIn.early', { start: moment(start) })}
      </Banner>
    </>
  );
}
