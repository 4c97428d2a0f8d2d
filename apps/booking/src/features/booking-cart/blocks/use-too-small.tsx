import { paymentPathOf } from '@repo/domain/cart/checkout-rules';
import { moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { useErrorText } from '@repo/forms/use-error-text';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useTranslation } from 'react-i18next';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CheckoutBlock } from '../checkout/use-checkout.ts';

/** Blocks checkout below the card minimum and says how to reach it. */
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
