import { isCheckoutEnabled, isRecapOnly, paymentPathOf } from '@repo/domain/cart/checkout-rules';
import { moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { Button } from '@repo/ui/actions/button';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useStepMoves } from '../../model/step-moves.ts';
import { selectIsDetailComplete } from '../../model/store/event-detail.ts';
import { selectIsSetupComplete } from '../../model/store/event-form.ts';
import type { PricedCart } from '../../model/use-cart.ts';
import { CartView } from './cart-view.tsx';
import type { CheckoutBlock } from './checkout-bar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useNewCart } from './use-new-cart.ts';
import classNames from './cart.module.css';

/** The cart of a new booking (G-R01). */
export function NewCart() {
  const { cart, rows, event, checkout, remove, undo, removal } = useNewCart();
  const { goTo, back } = useStepMoves('cart');
  const block = useBlock(cart);
  if (rows.length === 0)
    return (
      <div className={classNames['cart']}>
        <UndoBar name={removal.removedName} onUndo={undo} />
        <NothingInIt onBook={() => goTo('select')} />
      </div>
    );
  const hasRecap = rows.some(({ line }) => line.kind === 'recap');
  return (
    <CartView
      event={event}
      rows={rows}
      cart={cart}
      block={block}
      checkout={checkout}
      onRemove={remove}
      removedName={removal.removedName}
      onUndo={undo}
      onMoveOn={removal.forget}
      onBack={back}
      onAddRecap={hasRecap ? undefined : () => goTo('recap', 'cart')}
      onSelect={() => goTo('select')}
    />
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

/** Why this cart cannot be paid for, if it cannot (G-R14, G-R15). */
function useBlock({ lines, totals, recapPrices }: PricedCart): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const { goTo } = useStepMoves('cart');
  const tooSmall = useTooSmall(totals);
  const isSetupComplete = useSelector(selectIsSetupComplete);
  const isDetailComplete = useSelector(selectIsDetailComplete);
  // A recap by itself can be bought for a booked event only, and this event is not booked yet.
  if (isRecapOnly(lines))
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
  if (!isCheckoutEnabled({ lines, isSavedCart: false, isRecapPriceFinal: recapPrices.isFinal }))
    return { reason: <p>{t('blocked.priceNotFinal')}</p> };
  return tooSmall;
}

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
