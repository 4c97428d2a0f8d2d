import { isTipsOnly } from '@repo/domain/cart/checkout-rules';
import type { ComponentProps } from 'react';
import type { PricedCart } from '../../model/use-cart.ts';
import type { Checkout } from './checkout/use-checkout.ts';
import { changedTotalOf } from './checkout/start-checkout.ts';
import { useStepMoves } from '../../model/step-moves.ts';
import { useBookingTerms } from '../../model/shown/use-booking-terms.ts';
import type { CartEvent, CartRow } from './cart-row.ts';
import { CartTable } from './cart-table.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutBar } from './checkout/checkout-bar.tsx';
import { CheckoutFailure } from './checkout/checkout-failure.tsx';
import { CodeRefused } from './refusals/code-refused.tsx';
import { PriceChanged } from './refusals/price-changed.tsx';
import { PromoCode } from './promo-code.tsx';
import classNames from './cart.module.css';

export type CartViewProps = {
  readonly event: CartEvent;
  readonly rows: readonly CartRow[];
  readonly cart: Pick<PricedCart, 'totals' | 'rates' | 'applied'>;
  readonly checkout: Checkout;
  readonly onRemove: (lineId: string) => void;
  /** Called on the next action, after which Undo is gone. */
  readonly onMoveOn: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onAddRecap: (() => void) | undefined;
  readonly onSelect: (() => void) | undefined;
  readonly onSetup: (() => void) | undefined;
};

type RefusalProps = ComponentProps<typeof CheckoutFailure> & {
  readonly applied: PricedCart['applied'];
  readonly onSettled: () => void;
  readonly isWaiting: boolean;
  readonly onAccept: (total: number) => void;
};

/** Shows why checkout was refused; a refused code and a changed price can be settled right here. */
function Refusal({ applied, onSettled, isWaiting, onAccept, ...rest }: RefusalProps) {
  const changedTotal = changedTotalOf(rest.failure);
  if (changedTotal !== undefined)
    return <PriceChanged total={changedTotal} isWaiting={isWaiting} onAccept={onAccept} />;
  const { code } = rest.failure;
  const isCode = code === 'invalid_promo_code' || code === 'promo_code_has_expired';
  return isCode && applied !== null ? (
    <CodeRefused failure={code} applied={applied} onSettled={onSettled} />
  ) : (
    <CheckoutFailure {...rest} />
  );
}

/** Shows a cart of any kind: lines, code, totals and the way to the payment. */
export function CartView(props: CartViewProps) {
  const { event, rows, cart, checkout, onRemove, onMoveOn } = props;
  const { applied } = cart;
  const { status } = checkout;
  const { goTo } = useStepMoves('cart');
  const isSending = status.is === 'sending';
  const changed = (): void => {
    checkout.forget();
    onMoveOn();
  };
  const checkOut = (): void => {
    if (checkout.block === undefined) onMoveOn();
    checkout.checkOut();
  };
  const providerNames = rows.flatMap(({ line, name }) => (line.kind === 'provider' ? [name] : []));
  const terms = useBookingTerms({
    startsAtSeconds: event.startsAtSeconds,
    providerCount: providerNames.length,
    isTipsOnly: isTipsOnly(rows.map(({ line }) => line)),
    isDraft: event.id !== null,
  });
  return (
    <>
      {/* The order cannot be edited while it is sent. */}
      <div inert={isSending} className={classNames['content']}>
        <CartTable
          rows={rows}
          event={event}
          onRemove={(lineId) => {
            checkout.forget();
            onRemove(lineId);
          }}
        />
        <div className={classNames['sums']}>
          <PromoCode eventId={event.id} applied={applied} onChange={changed} />
          <CartTotals
            totals={cart.totals}
            rates={cart.rates}
            code={applied?.code}
            isGiftCard={applied?.detail.isGiftCard ?? false}
          />
        </div>
      </div>
      {status.is === 'failed' ? (
        <Refusal
          failure={status.failure}
          applied={applied}
          onSettled={checkout.forget}
          isWaiting={checkout.block?.isPassing === true}
          onAccept={checkout.checkOutAt}
          providerNames={providerNames}
          onTryAgain={checkOut}
          onRecap={() => goTo('recap', 'cart')}
          onSelect={props.onSelect}
          onSetup={props.onSetup}
        />
      ) : null}
      <div className={classNames['terms']}>
        {terms.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <CheckoutBar
        totalCents={cart.totals.totalCents}
        checkout={checkout}
        isSending={isSending}
        onCheckOut={checkOut}
        onBack={props.onBack}
        onAddRecap={props.onAddRecap}
      />
    </>
  );
}
