import type { CartTotals as Totals } from '@repo/domain/cart/price-cart';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import { sumOf } from '@repo/domain/money/cents';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Sum, SumList } from '@repo/ui/facts/sum-list';
import { useTranslation } from 'react-i18next';
import classNames from './cart-totals.module.css';

type CartTotalsProps = {
  readonly totals: Totals;
  readonly rates: FeeRates;
  readonly code: string | undefined;
  readonly isGiftCard: boolean;
};

/** Shows the totals of the cart; changes are announced (G-R03). */
export function CartTotals({ totals, rates, code, isGiftCard }: CartTotalsProps) {
  const { t } = useTranslation('bookingCart');
  const { money, percent } = useFormats();
  const feeCents = sumOf([totals.providersCents, totals.recapsCents, totals.extensionsCents]);
  const rateOf = (rate: FeeRates['tax']) => ({ percent: percent(percentOfBasisPoints(rate)) });
  return (
    <section aria-label={t('totals.heading')} aria-live="polite" className={classNames['totals']}>
      <SumList>
        <Sum label={t('totals.fee')} amount={money(feeCents)} />
        {code === undefined ? null : (
          <Sum
            label={t('totals.discount')}
            hint={t('totals.discountOf', { code })}
            amount={`−${money(totals.discountCents)}`}
          />
        )}
        {isGiftCard ? (
          <Sum
            label={t('totals.remainingBalance')}
            hint={t('totals.remainingBalanceHint')}
            amount={money(totals.promoBalanceCents)}
            isAside
          />
        ) : null}
        <Sum label={t('totals.subtotal')} amount={money(totals.subtotalCents)} />
        <Sum
          label={t('totals.serviceFee', rateOf(rates.serviceFee))}
          amount={money(totals.serviceFeeCents)}
        />
        <Sum label={t('totals.tax', rateOf(rates.tax))} amount={money(totals.taxCents)} />
        {totals.tipsCents === 0 ? null : <Sum label={t('totals.tips')} amount={money(totals.tipsCents)} />}
        <Sum label={t('totals.total')} amount={money(totals.totalCents)} isTotal />
      </SumList>
      <p className={classNames['explanation']}>{t('totals.explanation')}</p>
      {totals.tipsCents === 0 ? null : (
        <p className={classNames['explanation']}>{t('totals.tipsExplanation')}</p>
      )}
    </section>
  );
}
