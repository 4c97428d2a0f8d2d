import type { Cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './cart.module.css';

/** Why it cannot be checked out yet, and what can be done about that. */
export type CheckoutBlock = { readonly reason: ReactNode; readonly action?: ReactNode };

type CheckoutBarProps = {
  readonly totalCents: Cents;
  readonly block: CheckoutBlock | undefined;
  readonly isSending: boolean;
  readonly onCheckOut: () => void;
  readonly onBack: (() => void) | undefined;
  /** Absent where a recap is in the cart already. */
  readonly onAddRecap: (() => void) | undefined;
};

/** The three ways on from a cart (G-R04). Check out stays in reach of the keyboard and says why it does nothing (G-R14). */
export function CheckoutBar(props: CheckoutBarProps) {
  const { totalCents, block, isSending, onCheckOut, onBack, onAddRecap } = props;
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  const [hasPressed, setHasPressed] = useState(false);
  const id = useId();
  const isBlocked = block !== undefined;
  return (
    <div className={classNames['checkout']}>
      {isBlocked ? (
        <div id={id}>
          <Banner kind={hasPressed ? 'danger' : 'warning'} isNews={hasPressed} actions={block.action}>
            {block.reason}
          </Banner>
        </div>
      ) : (
        <p id={id} className={classNames['hint']}>
          {t('checkOutHint')}
        </p>
      )}
      <div className={classNames['actions']}>
        {onBack === undefined ? null : (
          <Button look="quiet" icon="chevron-left" disabled={isSending} onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <span className={classNames['spring']} />
        {onAddRecap === undefined ? null : (
          <Button look="secondary" icon="plus" disabled={isSending} onClick={onAddRecap}>
            {t('addRecap')}
          </Button>
        )}
        <Button
          icon="lock"
          isBusy={isSending}
          aria-disabled={isBlocked || undefined}
          aria-describedby={id}
          onClick={() => (isBlocked ? setHasPressed(true) : onCheckOut())}
        >
          {totalCents === 0 ? t('checkOutFree') : t('checkOut', { amount: money(totalCents) })}
        </Button>
      </div>
    </div>
  );
}
