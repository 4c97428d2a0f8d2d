import type { CartTotals as Totals } from '@repo/domain/cart/price-cart';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import { sumOf } from '@repo/domain/money/cents';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { useFormats } from '@repo/i18n/formats/use-formats';
import type { ReactNode } from 'react';
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
    <section aria-label={t('totals.heading')} className={classNames['totals']}>
      <dl aria-live="polite" className={classNames['amounts']}>
        <Amount label={t('totals.fee')} amount={money(feeCents)} />
        {code === undefined ? null : (
          <Amount
            label={t('totals.discount')}
            hint={t('totals.discountOf', { code })}
            amount={`−${money(totals.discountCents)}`}
          />
        )}
        {isGiftCard ? (
          <Amount
            label={t('totals.remainingBalance')}
            hint={t('totals.remainingBalanceHint')}
            amount={money(totals.promoBalanceCents)}
            isAside
          />
        ) : null}
        <Amount label={t('totals.subtotal')} amount={money(totals.subtotalCents)} />
        <Amount
          label={t('totals.serviceFee', rateOf(rates.serviceFee))}
          amount={money(totals.serviceFeeCents)}
        />
        <Amount label={t('totals.tax', rateOf(rates.tax))} amount={money(totals.taxCents)} />
        {totals.tipsCents === 0 ? null : <Amount label={t('totals.tips')} amount={money(totals.tipsCents)} />}
        <Amount label={t('totals.total')} amount={money(totals.totalCents)} isTotal />
      </dl>
      <p className={classNames['explanation']}>{t('totals.explanation')}</p>
      {totals.tipsCents === 0 ? null : (
        <p className={classNames['explanation']}>{t('totals.tipsExplanation')}</p>
      )}
    </section>
  );
}

type AmountProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly amount: string;
  readonly isTotal?: boolean;
  /** Shown next to the sum, but not part of it. */
  readonly isAside?: boolean;
};

function Amount({ label, hint, amount, isTotal = false, isAside = false }: AmountProps) {
  const marks = [isTotal ? classNames['total'] : '', isAside ? classNames['aside'] : ''];
  return (
    <div className={[classNames['amount'], ...marks].join(' ')}>
      <dt>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
