import { screenLimits } from '@repo/domain/limits';
import { Button } from '@repo/ui/actions/button';
import { Icon } from '@repo/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostReview } from './provider-profile-query.ts';
import classNames from './profile-reviews.module.css';
import { starSpreadOf } from './star-spread.ts';

type ProfileReviewsProps = {
  /** The first name of the provider. */
  readonly name: string;
  readonly reviews: readonly HostReview[];
};

/** Shows the number of reviews, the spread of the stars, and each review (D-R09). */
export function ProfileReviews({ name, reviews }: ProfileReviewsProps) {
  const { t } = useTranslation('providerChoice');
  const [most, setMost] = useState<number>(screenLimits.pageSize);
  return (
    <section className={classNames['section']}>
      <h2>{t('profile.reviews')}</h2>
      <p>{t('profile.reviewCount', { count: reviews.length })}</p>
      {reviews.length === 0 ? <p>{t('profile.noReviews')}</p> : <StarSpread reviews={reviews} />}
      <ul className={classNames['reviews']}>
        {reviews.slice(0, most).map((review) => (
          <li key={review.id} className={classNames['review']}>
            <p className={classNames['host']}>{review.hostName}</p>
            <Stars count={review.stars} />
            {review.feedback.trim() === '' ? null : <p className={classNames['text']}>{review.feedback}</p>}
            {review.reply === null ? null : <Reply name={name} text={review.reply} />}
          </li>
        ))}
      </ul>
      {reviews.length > most ? (
        <div>
          <Button look="secondary" onClick={() => setMost((before) => before + screenLimits.pageSize)}>
            {t('showMore')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Reply({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation('providerChoice');
  return (
    <div className={classNames['reply']}>
      <p className={classNames['host']}>{t('profile.reply', { name })}</p>
      <p className={classNames['text']}>{text}</p>
    </div>
  );
}

const five = [1, 2, 3, 4, 5];

function Stars({ count }: { readonly count: number }) {
  const { t } = useTranslation('providerChoice');
  return (
    <p className={classNames['stars']}>
      <span className="visually-hidden">{t('profile.stars', { count })}</span>
      {five.map((star) => (
        <Icon key={star} name="star" size={16} isFilled={star <= count} />
      ))}
    </p>
  );
}

function StarSpread({ reviews }: { readonly reviews: readonly HostReview[] }) {
  const { t } = useTranslation('providerChoice');
  return (
    <ul aria-label={t('profile.distribution')} className={classNames['spread']}>
      {starSpreadOf(reviews).map(({ stars, count, percent }) => (
        <li key={stars}>
          <span>{t('profile.stars', { count: stars })}</span>
          <span aria-hidden className={classNames['track']}>
            <span className={classNames['share']} style={{ inlineSize: `${percent}%` }} />
          </span>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}
