import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { Cancelled } from './use-cancel.ts';
import { useRefundSentences } from './use-refund-sentences.ts';

/** Says that an event is cancelled and what comes back. Takes the focus, since the event has left the list. */
export function CancelNote({ event, refund }: Cancelled) {
  const { t } = useTranslation('hostEvents');
  return (
    <Banner kind="success" takesFocus>
      <p>{[t('cancelling.done', { event }), ...useRefundSentences(refund)].join(' ')}</p>
      <p>{t('cancelling.where')}</p>
    </Banner>
  );
}
