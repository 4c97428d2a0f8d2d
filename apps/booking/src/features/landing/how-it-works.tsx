import { bookingLimits, cancellationLimits, deliveryLimits, moneyLimits } from '@repo/domain/limits';
import { cents, times } from '@repo/domain/money/cents';
import { money, percent } from '@repo/i18n/formats/money';
import { usePageLocale } from '@repo/i18n/use-page-locale';
import { useTranslation } from 'react-i18next';
import classNames from './how-it-works.module.css';

/** The price of the smallest booking (G-R16). */
const leastPrice = times(cents(moneyLimits.defaultHourlyRateCents), bookingLimits.minimumBilledHours);

const steps = ['tell', 'reserve', 'enjoy'] as const;

/** Explains the product to new visitors. */
export function HowItWorks() {
  const { t } = useTranslation('booking');
  const locale = usePageLocale();
  const values = {
    price: money(leastPrice, locale),
    hours: bookingLimits.minimumBilledHours,
    ready: deliveryLimits.galleryReadyHours,
  };
  return (
    <section className={classNames['how']}>
      <h2>{t('home.howHeading')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`home.how.${step}.heading`)}</h3>
            <p>{t(`home.how.${step}.text`, values)}</p>
          </li>
        ))}
      </ol>
      <p className={classNames['note']}>
        {t('home.refundNote', {
          full: cancellationLimits.fullRefundNoticeHours,
          last: cancellationLimits.minimumNoticeHours,
          percent: percent(cancellationLimits.partialRefundPercent, locale),
        })}
      </p>
    </section>
  );
}
