import { paymentPathOf } from '@repo/domain/cart/checkout-rules';
import { moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { useTranslation } from 'react-i18next';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CheckoutBlock } from '../checkout-bar.tsx';

/** The least that can be paid by card, and how to come to it. */
export function useTooSmall(totals: PricedCart['totals']): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  const textOf = useErrorText();
  const path = paymentPathOf(totals);
  if (path.ok) return undefined;
  const minimum = money(cents(moneyLimits.minimumTotalCents));
  return {
    reason: (
      <>
        <p>{textOf(path.failure)}</p>
        <p>{t('blocked.tooSmall', { minimum })}</p>
      </>
    ),
  };
}
