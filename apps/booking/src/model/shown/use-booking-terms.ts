import { cancellationLimits } from '@repo/domain/limits';
import { cancellationOfferAt } from '@repo/domain/refund/refund-terms';
import { answerHoursOf } from '@repo/domain/request/request-deadline';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { useTranslation } from 'react-i18next';

export type BookedStart = {
  /** When the providers start; null while unknown. */
  readonly startsAtSeconds: number | null;
  readonly providerCount: number;
  /** Tips are not cancelled with an event. */
  readonly isTipsOnly: boolean;
  /** Providers of a draft may have agreed already. */
  readonly isDraft: boolean;
};

/** Returns the terms of cancellation and acceptance, computed for this event; none while its start is unknown. */
export function useBookingTerms(booked: BookedStart): readonly string[] {
  const { startsAtSeconds, providerCount: count, isTipsOnly, isDraft } = booked;
  const { t } = useTranslation('wizard');
  const cancellationAt = useCancellationWords();
  if (startsAtSeconds === null || isTipsOnly) return [];
  const cancellation = cancellationAt(startsAtSeconds);
  if (count === 0) return [cancellation];
  const hours = answerHoursOf(nowSeconds(), startsAtSeconds);
  return [isDraft ? t('acceptance.draft', { hours }) : t('acceptance.new', { hours, count }), cancellation];
}

function useCancellationWords(): (startsAtSeconds: number) => string {
  const { t } = useTranslation('wizard');
  const { moment, percent: percentOf } = useFormats();
  return (startsAtSeconds) => {
    const offer = cancellationOfferAt(startsAtSeconds, nowSeconds());
    if (offer.is === 'started') return t('cancellation.started');
    if (offer.is === 'none') return t('cancellation.none', { last: cancellationLimits.minimumNoticeHours });
    const percent = percentOf(cancellationLimits.partialRefundPercent);
    const last = moment(offer.cancelUntilSeconds);
    return offer.is === 'full'
      ? t('cancellation.full', { percent, last, full: moment(offer.fullRefundUntilSeconds) })
      : t('cancellation.partial', { percent, last });
  };
}
