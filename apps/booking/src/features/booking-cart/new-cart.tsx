import { isRecapOnly } from '@repo/domain/cart/checkout-rules';
import { Button } from '@repo/ui/actions/button';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useStepMoves } from '../../model/step-moves.ts';
import { selectIsDetailComplete } from '../../model/store/event-detail.ts';
import { selectIsSetupComplete } from '../../model/store/event-form.ts';
import type { PricedCart } from '../../model/use-cart.ts';
import { CartView } from './cart-view.tsx';
import type { CheckoutBlock } from './checkout/use-checkout.ts';
import { UndoBar } from './undo-bar.tsx';
import { useFreshRates } from './blocks/use-fresh-rates.ts';
import { useNewCart, useNewCheckout } from './use-new-cart.ts';
import { useTooSmall } from './blocks/use-too-small.tsx';
import { useUnfinishedRecap } from './blocks/use-unfinished-recap.tsx';
import { useUnpriced } from './blocks/use-unpriced.tsx';
import classNames from './cart.module.css';

/** Shows the cart of a new booking (G-R01). */
export function NewCart() {
  const { cart, rows, event, removal } = useNewCart();
  const { goTo, back } = useStepMoves('cart');
  const checkout = useNewCheckout(cart, useBlock(cart));
  const hasRecap = rows.some(({ line }) => line.kind === 'recap');
  return (
    <div className={classNames['cart']}>
      <UndoBar name={removal.removedName} onUndo={removal.undo} />
      {rows.length === 0 ? (
        <NothingInIt onBook={() => goTo('select')} />
      ) : (
        <CartView
          event={event}
          rows={rows}
          cart={cart}
          checkout={checkout}
          onRemove={removal.remove}
          onMoveOn={removal.forget}
          onBack={back}
          onAddRecap={hasRecap ? undefined : () => goTo('recap', 'cart')}
          onSelect={() => goTo('select')}
          onSetup={() => goTo('setup')}
        />
      )}
    </div>
  );
}

function NothingInIt({ onBook }: { readonly onBook: () => void }) {
  const { t } = useTranslation('bookingCart');
  return (
    <EmptyState
      icon="cart"
      title={t('empty.title')}
      actions={<Button onClick={onBook}>{t('empty.book')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

/** Returns why this cart cannot be checked out, if so (G-R14, G-R15). */
function useBlock(cart: PricedCart): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const { goTo } = useStepMoves('cart');
  const unfinishedRecap = useUnfinishedRecap(cart.lines);
  const unpriced = useUnpriced(cart, { isSavedCart: false, arePricesFinal: useFreshRates() });
  const tooSmall = useTooSmall(cart.totals);
  const isSetupComplete = useSelector(selectIsSetupComplete);
  const isDetailComplete = useSelector(selectIsDetailComplete);
  // A recap alone can only be bought for a booked event.
  if (isRecapOnly(cart.lines))
    return {
      reason: <p>{t('blocked.noProvider')}</p>,
      action: <Button onClick={() => goTo('select')}>{t('blocked.choose')}</Button>,
    };
  if (!isSetupComplete || !isDetailComplete)
    return {
      reason: <p>{t('blocked.incomplete')}</p>,
      action: (
        <Button onClick={() => goTo(isSetupComplete ? 'detail' : 'setup')}>{t('blocked.toSetup')}</Button>
      ),
    };
  return unfinishedRecap ?? unpriced ?? tooSmall;
}
