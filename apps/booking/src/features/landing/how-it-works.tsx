import { bookingLimits, cancellationLimits, deliveryLimits, moneyLimits } from '@repo/domain/limits';
import { cents, times } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import classNames from './how-it-works.module.css';

/** The smallest booking there is (G-R16). */
const leastPrice = times(cents(moneyLimits.defaultHourlyRateCents), bookingLimits.minimumBilledHours);

const steps = ['tell', 'reserve', 'enjoy'] as const;

/** What a stranger has to know before anything else. */
export function HowItWorks() {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const values = {
    price: money(leastPrice),
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
        {t('home.refundNote', { notice: cancellationLimits.fullRefundNoticeHours })}
      </p>
    </section>
  );
}
