import { eventTabPath, hostHome } from '@repo/domain/site/dashboard-address';
import { Button } from '@repo/ui/actions/button';
import { leaveFor } from '@repo/session/session/leave-for';
import { removeAddition } from '@repo/cart/addition-cart';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CheckoutBlock } from '../checkout/use-checkout.ts';
import { bookingPath, useStepMoves } from '../../../model/step-moves.ts';
import { additionForgotten } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import { useIsBookingStarted } from '../../../model/use-is-booking-started.ts';
import type { PricedSavedCart } from '../../../model/use-priced-saved-cart.ts';
import { CartView } from '../cart-view.tsx';
import { UndoBar } from '../undo-bar.tsx';
import { useTooSmall } from '../blocks/use-too-small.tsx';
import { useUnfinishedRecap } from '../blocks/use-unfinished-recap.tsx';
import { useUnpriced } from '../blocks/use-unpriced.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSavedCart, useSavedCheckout } from './use-saved-cart.ts';
import classNames from '../cart.module.css';

type SavedCartProps = {
  readonly saved: SavedEventCart;
  /** Whether a recap can still be ordered. */
  readonly canAddRecap: boolean;
};

/** Shows the cart of a saved event: of a draft with its suggestions, or of an addition (G-R01, I-R05). */
export function SavedCart({ saved, canAddRecap }: SavedCartProps) {
  const { cart, rows, removal } = useSavedCart(saved);
  const { goTo, back } = useStepMoves('cart');
  const toEvent = useToEvent(saved);
  const checkout = useSavedCheckout(saved, cart, useBlock(saved, cart));
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
          checkout={checkout}
          onRemove={removal.remove}
          onMoveOn={removal.forget}
          onBack={isDraft ? undefined : (back ?? toEvent)}
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

/** Extensions and tips are chosen on the pages of the event (S2§2). */
function useToEvent({ eventId, lines }: SavedEventCart): () => void {
  const dispatch = useAppDispatch();
  const isTip = lines.every(({ kind }) => kind === 'tip');
  return () => dispatch(leaveFor(eventTabPath(eventId, isTip ? 'Tip' : 'Extend')));
}

function useToDashboard(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(leaveFor(hostHome));
}

/** Shows an empty addition cart, with the way back to the event. */
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
          {canAddRecap ? <Button onClick={() => goTo('recap')}>{t('addRecap')}</Button> : null}
          <Button look={canAddRecap ? 'secondary' : 'primary'} onClick={toDashboard}>
            {t('empty.toDashboard')}
          </Button>
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

/** Returns how to go back to a booking in progress, if there is one. */
function useToBooking(): (() => void) | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (!useIsBookingStarted()) return undefined;
  return () => {
    removeAddition();
    dispatch(additionForgotten());
    void navigate(bookingPath);
  };
}

/** A draft needs a provider; additions to a booked event do not (S1§4). */
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
