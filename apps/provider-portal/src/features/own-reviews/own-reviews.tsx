import { useAccountId } from '@repo/session/session/use-account-id';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { Card } from '@repo/ui/layout/card';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnReviewsQuery } from '../../model/api/own-reviews.ts';
import type { OwnReview } from '../../model/api/own-reviews.ts';
import classNames from './own-reviews.module.css';
import { ReplyForm } from './reply-form.tsx';

/** What hosts have written about a provider, and the provider's replies. */
export function OwnReviews() {
  const headingId = useId();
  const { t } = useTranslation('ownReviews');
  const query = useOwnReviewsQuery(useAccountId());
  return (
    <section aria-labelledby={headingId} className={classNames['section']}>
      <h2 id={headingId}>{t('heading')}</h2>
      <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {(reviews) =>
          reviews.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className={classNames['reviews']}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <Review review={review} />
                </li>
              ))}
            </ul>
          )
        }
      </AsyncState>
    </section>
  );
}

function Review({ review }: { readonly review: OwnReview }) {
  const { t } = useTranslation('ownReviews');
  const name = `${review.user.firstName} ${review.user.lastName}`.trim();
  return (
    <Card>
      <p className={classNames['host']}>{t('by', { name, count: review.reviews })}</p>
      {review.feedback === '' ? null : <p className={classNames['text']}>{review.feedback}</p>}
      {review.reply === null ? (
        <ReplyForm reviewId={review.id} hostName={name} />
      ) : (
        <div className={classNames['reply']}>
          <p className={classNames['host']}>{t('yourReply')}</p>
          <p className={classNames['text']}>{review.reply}</p>
        </div>
      )}
    </Card>
  );
}
