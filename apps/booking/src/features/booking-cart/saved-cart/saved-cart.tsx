import { Button } from '@repo/ui/actions/button';
import { leaveFor } from '@repo/session/session/leave-for';
import { forgetAddition } from '@repo/shell/store/addition-cart';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookingPath, useStepMoves } from '../../../model/step-moves.ts';
import { additionForgotten } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { useIsBookingBegun } from '../../../model/use-is-booking-begun.ts';
import type { PricedSavedCart } from '../../../model/use-priced-saved-cart.ts';
import { CartView } from '../cart-view.tsx';
import type { CheckoutBlock } from '../checkout-bar.tsx';
import { UndoBar } from '../undo-bar.tsx';
import { useTooSmall } from '../blocks/use-too-small.tsx';
import { useUnfinishedRecap } from '../blocks/use-unfinished-recap.tsx';
import { useUnpriced } from '../blocks/use-unpriced.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSavedCart } from './use-saved-cart.ts';
import classNames from '../cart.module.css';

const dashboardPath = '/CustomerDashboard';

type SavedCartProps = {
  readonly saved: SavedEventCart;
  /** Where a recap can still be ordered. */
  readonly canAddRecap: boolean;
};

/** The cart of an event that is saved: a draft's with its suggestions, or the dashboard's (G-R01, I-R05). */
export function SavedCart({ saved, canAddRecap }: SavedCartProps) {
  const { cart, rows, checkout, removal } = useSavedCart(saved);
  const { goTo, back } = useStepMoves('cart');
  const toDashboard = useToDashboard();
  const block = useBlock(saved, cart);
  const { eventId: id, eventName: name, eventDate: day, startsAtSeconds } = saved;
  const hasRecap = rows.some(({ line }) => line.kind === 'recap');
  const isDraft = saved.kind === 'draft';
  const changed = (): void => {
    removal.forget();
    checkout.forget();
  };
  return (
    <div className={classNames['cart']}>
      {isDraft ? <Suggestions saved={saved} onChoose={changed} /> : null}
      <UndoBar name={removal.removedName} onUndo={removal.undo} />
      {rows.length > 0 ? (
        <CartView
          event={{ id, name, day, startsAtSeconds }}
          rows={rows}
          cart={cart}
          block={block}
          checkout={checkout}
          onRemove={removal.remove}
          onMoveOn={removal.forget}
          onBack={isDraft ? undefined : (back ?? toDashboard)}
          onAddRecap={canAddRecap && !hasRecap ? () => goTo('recap', 'cart') : undefined}
          onSelect={undefined}
          onSetup={undefined}
        />
      ) : isDraft ? null : (
        <NothingInIt canAddRecap={canAddRecap} />
      )}
    </div>
  );
}

/** Extensions and tips are chosen on the pages of the event, which the dashboard leads to (S2§2). */
function useToDashboard(): () => void {
  const dispatch = useBookingDispatch();
  return () => dispatch(leaveFor(dashboardPath));
}

/** A cart that the dashboard has not filled in, or that has been emptied. */
export function NothingInIt({ canAddRecap }: { readonly canAddRecap: boolean }) {
  const { t } = useTranslation('bookingCart');
  const { goTo } = useStepMoves('cart');
  const toDashboard = useToDashboard();
  const toBooking = useToBooking();
  return (
    <EmptyState
      icon="cart"
      title={t('empty.title')}
      actions={
        <>
          {canAddRecap ? (
            <Button onClick={() => goTo('recap')}>{t('addRecap')}</Button>
          ) : (
            <Button onClick={toDashboard}>{t('empty.toDashboard')}</Button>
          )}
          {toBooking === undefined ? null : (
            <Button look="secondary" onClick={toBooking}>
              {t('empty.toBooking')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Back to a booking that was begun before; nobody who has emptied this cart has to give that one up. */
function useToBooking(): (() => void) | undefined {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  if (!useIsBookingBegun()) return undefined;
  return () => {
    forgetAddition();
    dispatch(additionForgotten());
    void navigate(bookingPath);
  };
}

/** A draft needs somebody to come; whatever is added to a booked event stands by itself (S1§4). */
function useBlock(saved: SavedEventCart, cart: PricedSavedCart): CheckoutBlock | undefined {
  const { t } = useTranslation('bookingCart');
  const unfinishedRecap = useUnfinishedRecap(cart.lines);
  const unpriced = useUnpriced(cart, {
    isSavedCart: true,
    arePricesFinal: cart.isExtensionPriceFinal,
  });
  const tooSmall = useTooSmall(cart.totals);
  if (saved.kind === 'draft' && cart.lines.every(({ kind }) => kind !== 'provider'))
    return { reason: <p>{t('blocked.noneOfDraft')}</p> };
  return unfinishedRecap ?? unpriced ?? tooSmall;
}
