import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Banner } from '@repo/ui/feedback/banner';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useHours } from '../../model/shown/use-hours.ts';
import { usePay } from '../../model/shown/use-pay.ts';
import { useAnswer } from './use-answer.ts';
import type { OnAnswered } from './use-answer.ts';
import { useClashes } from './use-clashes.ts';

type AcceptDialogProps = {
  readonly request: EventRequest;
  readonly onAnswered: OnAnswered;
  readonly onCancel: () => void;
};

/** Says what accepting means, and what in the own calendar speaks against it. */
export function AcceptDialog({ request, onAnswered, onCancel }: AcceptDialogProps) {
  const { t } = useTranslation('eventRequests');
  const { moment } = useFormats();
  const hours = useHours();
  const pay = usePay();
  const { send, isBusy, error } = useAnswer(request, onAnswered);
  const { isWarning, sentences } = useClashes(request);
  return (
    <ConfirmDialog
      open
      title={t('accept.title', { event: request.eventName })}
      confirmLabel={t('accept.confirm')}
      cancelLabel={t('accept.cancel')}
      onConfirm={() => send({ accepts: true })}
      onCancel={onCancel}
      isBusy={isBusy}
      error={error}
    >
      <p>{t('accept.promise', { duration: hours(request.duration), when: moment(request.sbstartTime) })}</p>
      <p>{t('accept.pay', { pay: pay(request.payEstimate) })}</p>
      {isWarning ? (
        <Banner kind="warning" isAnnounced={false}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Banner>
      ) : null}
      <p>{t('accept.undo')}</p>
    </ConfirmDialog>
  );
}
