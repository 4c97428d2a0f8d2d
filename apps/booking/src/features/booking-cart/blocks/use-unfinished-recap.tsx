import type { OrderLine } from '@repo/domain/cart/order-line';
import { isRecapBriefComplete } from '@repo/domain/recap/recap-brief';
import { checkRecapQuantity, recapQuantityOptionsOf } from '@repo/domain/recap/recap-quantity';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useRecapPriceQuery } from '../../../model/api/catalogue.ts';
import { useStepMoves } from '../../../model/step-moves.ts';
import { selectRecap } from '../../../model/store/recap.ts';
import type { CheckoutBlock } from '../checkout/use-checkout.ts';

/** Blocks checkout if the recap was changed after Continue and is no longer valid (S1§5). */
export function useUnfinishedRecap(lines: readonly OrderLine[]): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const { goTo } = useStepMoves('cart');
  const { brief, quantityWithLogo } = useSelector(selectRecap);
  const options = recapQuantityOptionsOf(useRecapPriceQuery().data?.quantityOptions ?? null);
  const isComplete = isRecapBriefComplete(brief) && checkRecapQuantity(quantityWithLogo, options).ok;
  if (isComplete || lines.every(({ kind }) => kind !== 'recap')) return undefined;
  return {
    reason: <p>{t('blocked.unfinishedRecap')}</p>,
    action: <Button onClick={() => goTo('recap', 'cart')}>{t('blocked.toRecap')}</Button>,
  };
}
