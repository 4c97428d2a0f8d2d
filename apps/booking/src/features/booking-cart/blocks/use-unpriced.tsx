import { useConfigurationQuery, useMiscAmountsQuery } from '@repo/api-client/site-data';
import { isCheckoutEnabled } from '@repo/domain/cart/checkout-rules';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useRecapPriceQuery } from '../../../model/api/catalogue.ts';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CheckoutBlock } from '../checkout/use-checkout.ts';

type Kind = {
  readonly isSavedCart: boolean;
  /** Whether the prices that only this kind of cart needs are final. */
  readonly arePricesFinal: boolean;
};

/** Blocks checkout until every price is loaded, so that the total does not change under the host. */
export function useUnpriced(
  { lines, recapPrices }: PricedCart,
  { isSavedCart, arePricesFinal }: Kind,
): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const rates = useMiscAmountsQuery();
  const recapPrice = useRecapPriceQuery();
  const configuration = useConfigurationQuery();
  const isPriced = isCheckoutEnabled({ lines, isSavedCart, isRecapPriceFinal: recapPrices.isFinal });
  if (isPriced && arePricesFinal && rates.data !== undefined) return undefined;
  const failed = [rates, recapPrice, configuration].filter(
    ({ isError, isFetching }) => isError && !isFetching,
  );
  if (failed.length === 0) return { reason: <p>{t('blocked.priceNotFinal')}</p>, isPassing: true };
  return {
    reason: <p>{t('blocked.priceFailed')}</p>,
    action: (
      <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{t('failure.tryAgain')}</Button>
    ),
  };
}
