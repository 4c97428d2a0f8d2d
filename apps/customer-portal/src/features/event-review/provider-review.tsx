import type { ReviewRow } from '@repo/contracts/reviews/reviews';
import { brand } from '@repo/domain/brand';
import { textLimits } from '@repo/domain/limits';
import { FormFailure } from '@repo/forms/form-failure';
import { UnsavedChangesGuard } from '@repo/shell/unsaved/unsaved-changes-guard';
import { Button } from '@repo/ui/actions/button';
import { TextLink } from '@repo/ui/actions/text-link';
import { RatingChoice } from '@repo/ui/choices/rating-choice';
import { TextArea } from '@repo/ui/fields/text-area';
import { Avatar } from '@repo/ui/indicators/avatar';
import { SavedNote } from '@repo/ui/indicators/saved-note';
import { Card } from '@repo/ui/layout/card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './event-review.module.css';
import { useReviewForm } from './use-review-form.ts';

type ProviderReviewProps = {
  readonly eventId: number;
  readonly row: ReviewRow;
  /** Whether a sent review can no longer be changed. */
  readonly isClosed: boolean;
};

/** The photo and name of a provider, and the host's review of them. */
export function ProviderReview({ eventId, row, isClosed }: ProviderReviewProps) {
  const headingId = useId();
  const { t } = useTranslation('eventReview');
  const { sbUser } = row;
  const name = `${sbUser.firstName} ${sbUser.lastName}`.trim();
  const sent = sbUser.sbReviews[0];
  return (
    <Card>
      <section aria-labelledby={headingId} className={classNames['review']}>
        <div className={classNames['provider']}>
          <Avatar name={name} src={sbUser.sbPortfolios[0]?.profileImageUrl} size="large" hasVisibleName />
          <div>
            <h2 id={headingId}>{name}</h2>
            <TextLink href={`/${brand.singular}Profile/${sbUser.id}`}>{t('profile')}</TextLink>
          </div>
        </div>
        {sent !== undefined && isClosed ? (
          <SentReview stars={sent.reviews} feedback={sent.feedback} />
        ) : (
          <ReviewFields eventId={eventId} row={row} />
        )}
      </section>
    </Card>
  );
}

/** A review that can no longer be changed. */
function SentReview({ stars, feedback }: { readonly stars: number; readonly feedback: string }) {
  const { t } = useTranslation('eventReview');
  return (
    <>
      <p>{t('yourRating', { count: stars })}</p>
      {feedback === '' ? null : <blockquote className={classNames['feedback']}>{feedback}</blockquote>}
      <p>{t('closed')}</p>
    </>
  );
}

function ReviewFields({ eventId, row }: Omit<ProviderReviewProps, 'isClosed'>) {
  const { t } = useTranslation('eventReview');
  const { form, hasChanges, isSent } = useReviewForm(eventId, row);
  return (
    <form {...form.formProps} className={classNames['form']}>
      <RatingChoice
        id={form.idOf('stars')}
        label={t('rating')}
        error={form.errorAt('stars')}
        starLabels={[t('stars.one'), t('stars.two'), t('stars.three'), t('stars.four'), t('stars.five')]}
        chosen={form.values.stars === 0 ? undefined : form.values.stars}
        onChoose={(stars) => form.set({ stars })}
      />
      <TextArea
        {...form.textProps('feedback')}
        label={t('feedback')}
        maxCharacters={textLimits.longText}
        isOptional
      />
      <FormFailure {...form.failureProps} />
      <div className={classNames['actions']}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('submit')}
        </Button>
        <SavedNote>{isSent && !hasChanges ? t('sent') : undefined}</SavedNote>
      </div>
      <UnsavedChangesGuard hasChanges={hasChanges} />
    </form>
  );
}
