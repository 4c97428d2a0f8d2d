import { useFormats } from '@repo/i18n/formats/use-formats';
import { useNow } from '@repo/shell/clock/use-now';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';
import { useReviewFormQuery } from '../../model/api/review-form.ts';
import type { ReviewForm } from '../../model/api/review-form.ts';
import classNames from './event-review.module.css';
import { ProviderReview } from './provider-review.tsx';

type EventReviewProps = { readonly eventId: number };

/** The reviews of an event, one for each provider who has accepted it (N-R01). */
export function EventReview({ eventId }: EventReviewProps) {
  const { t } = useTranslation('eventReview');
  const query = useReviewFormQuery(eventId);
  return (
    <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(form) => <Reviews eventId={eventId} form={form} />}
    </AsyncState>
  );
}

function Reviews({ eventId, form }: EventReviewProps & { readonly form: ReviewForm }) {
  const { t } = useTranslation('eventReview');
  const { moment } = useFormats();
  const now = useNow();
  const { data: event } = useHostEventQuery(eventId);
  const { providers, opensAtSeconds, editableUntilSeconds } = form;
  if (providers.length === 0)
    return <EmptyState icon="star" title={t(event?.status === 'cancel' ? 'isCancelled' : 'noProvider')} />;
  if (now < opensAtSeconds)
    return (
      <EmptyState icon="clock" title={t('notYet')}>
        <p>{t('opensAt', { time: moment(opensAtSeconds) })}</p>
      </EmptyState>
    );
  const isClosed = editableUntilSeconds !== null && now >= editableUntilSeconds;
  const sentCount = providers.filter(({ sbUser }) => sbUser.sbReviews.length > 0).length;
  return (
    <>
      {editableUntilSeconds === null || isClosed || sentCount === 0 ? null : (
        <p>{t('editableUntil', { count: sentCount, time: moment(editableUntilSeconds) })}</p>
      )}
      <ul className={classNames['reviews']}>
        {providers.map((row) => (
          <li key={row.id}>
            <ProviderReview eventId={eventId} row={row} isClosed={isClosed} />
          </li>
        ))}
      </ul>
    </>
  );
}
