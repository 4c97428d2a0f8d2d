import type { Cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkout } from './use-checkout.ts';
import classNames from '../cart.module.css';

type CheckoutBarProps = {
  readonly totalCents: Cents;
  readonly checkout: Pick<Checkout, 'block' | 'isRefused'>;
  readonly isSending: boolean;
  readonly onCheckOut: () => void;
  readonly onBack: (() => void) | undefined;
  /** Absent if a recap is in the cart already. */
  readonly onAddRecap: (() => void) | undefined;
};

/** Offers Back, Add Recap and Check out (G-R04). A blocked Check out stays focusable and says why (G-R14). */
export function CheckoutBar(props: CheckoutBarProps) {
  const { totalCents, isSending, onCheckOut, onBack, onAddRecap } = props;
  const { block, isRefused } = props.checkout;
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  const id = useId();
  const isBlocked = block !== undefined;
  return (
    <div className={classNames['checkout']}>
      {isBlocked ? (
        <div id={id}>
          <Banner kind={isRefused ? 'danger' : 'warning'} isAnnounced={isRefused} actions={block.action}>
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
          onClick={onCheckOut}
        >
          {totalCents === 0 ? t('checkOutFree') : t('checkOut', { amount: money(totalCents) })}
        </Button>
      </div>
    </div>
  );
}
