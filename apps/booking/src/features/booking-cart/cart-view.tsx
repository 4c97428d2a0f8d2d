import type { PricedCart } from '../../model/use-cart.ts';
import type { CheckoutStatus } from '../../model/checkout/use-checkout.ts';
import { useStepMoves } from '../../model/step-moves.ts';
import type { CartEvent, CartRow } from './cart-row.ts';
import { CartTable } from './cart-table.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import type { CheckoutBlock } from './checkout-bar.tsx';
import { CheckoutFailure } from './checkout-failure.tsx';
import { PromoCode } from './promo-code.tsx';
import classNames from './cart.module.css';

export type CartViewProps = {
  readonly event: CartEvent;
  readonly rows: readonly CartRow[];
  readonly cart: Pick<PricedCart, 'totals' | 'rates' | 'applied'>;
  readonly block: CheckoutBlock | undefined;
  readonly checkout: {
    readonly status: CheckoutStatus;
    readonly checkOut: () => void;
    readonly forget: () => void;
  };
  readonly onRemove: (lineId: string) => void;
  /** The next action has been taken: there is nothing to undo any more. */
  readonly onMoveOn: () => void;
  readonly onBack: (() => void) | undefined;
  readonly onAddRecap: (() => void) | undefined;
  readonly onSelect: (() => void) | undefined;
  readonly onSetup: (() => void) | undefined;
};

/** A cart with something in it as every kind of it looks: lines, code, totals, and the way to the payment. */
export function CartView(props: CartViewProps) {
  const { event, rows, cart, block, checkout, onRemove, onMoveOn } = props;
  const { applied } = cart;
  const { status } = checkout;
  const { goTo } = useStepMoves('cart');
  const isSending = status.is === 'sending';
  const changed = (): void => {
    checkout.forget();
    onMoveOn();
  };
  const checkOut = (): void => {
    onMoveOn();
    checkout.checkOut();
  };
  const providerNames = rows.flatMap(({ line, name }) => (line.kind === 'provider' ? [name] : []));
  return (
    <>
      {/* What is being ordered stays as it is until there is an answer. */}
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
        <CheckoutFailure
          failure={status.failure}
          providerNames={providerNames}
          onTryAgain={checkOut}
          onRecap={() => goTo('recap', 'cart')}
          onSelect={props.onSelect}
          onSetup={props.onSetup}
        />
      ) : null}
      <CheckoutBar
        totalCents={cart.totals.totalCents}
        block={block}
        isSending={isSending}
        onCheckOut={checkOut}
        onBack={props.onBack}
        onAddRecap={props.onAddRecap}
      />
    </>
  );
}
