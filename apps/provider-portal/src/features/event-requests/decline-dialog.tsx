import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { textLimits } from '@repo/domain/limits';
import { checkDeclineReason } from '@repo/domain/request/answer-request';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { TextArea } from '@repo/ui/fields/text-area';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './event-requests.module.css';
import { useAnswer } from './use-answer.ts';
import type { OnAnswered } from './use-answer.ts';

type DeclineDialogProps = {
  readonly request: EventRequest;
  readonly onAnswered: OnAnswered;
  readonly onCancel: () => void;
};

const picks = ['busy', 'tooFar', 'unwell', 'notMyKind'] as const;

/** Asks for the reason of a decline: a ready one, or the provider's own words (S-R04). */
export function DeclineDialog({ request, onAnswered, onCancel }: DeclineDialogProps) {
  const { t } = useTranslation(['eventRequests', 'errors']);
  const { dayWithWeekday } = useFormats();
  const { send, isBusy, error } = useAnswer(request, onAnswered);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const fieldId = useId();
  const change = (text: string): void => {
    setReason(text);
    setProblem(undefined);
  };
  const submit = (): void => {
    const checked = checkDeclineReason(reason);
    if (checked.ok) return send({ accepts: false, reason: checked.value });
    setProblem(t(checked.failure, { ns: 'errors', count: 1 }));
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Dialog
      open
      // A click outside does not throw away what was typed.
      closedBy="closerequest"
      onClose={() => (isBusy ? undefined : onCancel())}
      title={t('decline.title')}
      actions={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {t('decline.submit')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={classNames['reason']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <p>{t('decline.event', { event: request.eventName, day: dayWithWeekday(request.eventDate) })}</p>
        <div role="group" aria-label={t('decline.quick')} className={classNames['picks']}>
          {picks.map((pick) => (
            <Button
              key={pick}
              look="secondary"
              size="small"
              onClick={() => change(t(`decline.picks.${pick}`))}
            >
              {t(`decline.picks.${pick}`)}
            </Button>
          ))}
        </div>
        <TextArea
          id={fieldId}
          label={t('decline.field')}
          hint={t('decline.hint')}
          error={problem}
          maxCharacters={textLimits.longText}
          value={reason}
          onChange={({ target }) => change(target.value)}
        />
        {error === undefined ? null : <Banner kind="danger">{error}</Banner>}
      </form>
    </Dialog>
  );
}
