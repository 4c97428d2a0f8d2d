import { useConfigurationQuery, useMiscAmountsQuery } from '@repo/api-client/site-data';
import { isCheckoutEnabled } from '@repo/domain/cart/checkout-rules';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useRecapPriceQuery } from '../../../model/api/catalogue.ts';
import type { PricedCart } from '../../../model/use-cart.ts';
import type { CheckoutBlock } from '../checkout-bar.tsx';

type Kind = {
  readonly isSavedCart: boolean;
  /** Of what is known to this kind of cart alone. */
  readonly arePricesFinal: boolean;
};

/** Nobody agrees to a price that then jumps: what the server has to say about it has to be there first. */
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
  if (failed.length === 0) return { reason: <p>{t('blocked.priceNotFinal')}</p> };
  return {
    reason: <p>{t('blocked.priceFailed')}</p>,
    action: (
      <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{t('failure.tryAgain')}</Button>
    ),
  };
}
