import { isCheckoutEnabled } from '@repo/domain/cart/checkout-rules';
import { Button } from '@repo/ui/actions/button';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../../model/step-moves.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import type { PricedCart } from '../../../model/use-cart.ts';
import { CartView } from '../cart-view.tsx';
import type { CheckoutBlock } from '../checkout-bar.tsx';
import { useTooSmall } from '../new-cart.tsx';
import { UndoBar } from '../undo-bar.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSavedCart } from './use-saved-cart.ts';
import classNames from '../cart.module.css';

type SavedCartProps = {
  readonly saved: SavedEventCart;
  /** Where a recap can still be ordered. */
  readonly canAddRecap: boolean;
};

/** The cart of an event that is saved: a draft's with its suggestions, or the dashboard's (G-R01, I-R05). */
export function SavedCart({ saved, canAddRecap }: SavedCartProps) {
  const { cart, rows, checkout, remove, undo, removal } = useSavedCart(saved);
  const { goTo, back } = useStepMoves('cart');
  const block = useBlock(saved, cart);
  const { eventName: name, eventDate: day, startsAtSeconds } = saved;
  const hasRecap = rows.some(({ line }) => line.kind === 'recap');
  const isDraft = saved.kind === 'draft';
  return (
    <div className={classNames['cart']}>
      {isDraft ? <Suggestions saved={saved} onChoose={removal.forget} /> : null}
      {rows.length === 0 ? (
        <>
          <UndoBar name={removal.removedName} onUndo={undo} />
          {isDraft ? null : <NothingInIt />}
        </>
      ) : (
        <CartView
          event={{ name, day, startsAtSeconds }}
          rows={rows}
          cart={cart}
          block={block}
          checkout={checkout}
          onRemove={remove}
          removedName={removal.removedName}
          onUndo={undo}
          onMoveOn={removal.forget}
          onBack={isDraft ? undefined : back}
          onAddRecap={canAddRecap && !hasRecap ? () => goTo('recap', 'cart') : undefined}
          onSelect={undefined}
        />
      )}
    </div>
  );
}

function NothingInIt() {
  const { t } = useTranslation('bookingCart');
  const { goTo } = useStepMoves('cart');
  return (
    <EmptyState
      icon="cart"
      title={t('empty.title')}
      actions={<Button onClick={() => goTo('recap')}>{t('addRecap')}</Button>}
    />
  );
}

/** A draft needs somebody to come; whatever is added to a booked event stands by itself (S1§4). */
function useBlock(saved: SavedEventCart, cart: PricedCart): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const tooSmall = useTooSmall(cart.totals);
  const { lines, recapPrices } = cart;
  if (saved.kind === 'draft' && lines.every(({ kind }) => kind !== 'provider'))
    return { reason: <p>{t('blocked.noneOfDraft')}</p> };
  if (!isCheckoutEnabled({ lines, isSavedCart: true, isRecapPriceFinal: recapPrices.isFinal }))
    return { reason: <p>{t('blocked.priceNotFinal')}</p> };
  return tooSmall;
}
