import { priceCart } from '@repo/domain/cart/price-cart';
import { minus } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { StickyBar } from '../../model/shown/sticky-bar.tsx';
import { useStepMoves } from '../../model/step-moves.ts';
import { selectDurationHours } from '../../model/store/event-form.ts';
import { selectHasProviders, selectProviders } from '../../model/store/selection.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { lineIdOfProvider, useFeeRates } from '../../model/use-cart.ts';
import classNames from './choice-bar.module.css';

type ChoiceBarProps = {
  readonly hasChoice: boolean;
  /** Room for what the list offers of its own. */
  readonly offerRef: Ref<HTMLDivElement>;
};

/** How many are chosen and what they cost; Continue is there once somebody is (D-R06). */
export function ChoiceBar({ hasChoice, offerRef }: ChoiceBarProps) {
  const { t } = useTranslation('providerChoice');
  const dispatch = useBookingDispatch();
  const { next, back } = useStepMoves('select');
  const isChosen = useSelector(selectHasProviders);
  const proceed = (): void => {
    dispatch(actionSucceeded('added_to_cart'));
    next();
  };
  return (
    <StickyBar
      label={t('selection.label')}
      back={
        back === undefined ? null : (
          <Button look="quiet" onClick={back}>
            {t('back')}
          </Button>
        )
      }
      action={isChosen ? <Button onClick={proceed}>{t('continue')}</Button> : undefined}
    >
      <div className={classNames['words']}>
        <div ref={offerRef} aria-live="polite" className={classNames['offer']} />
        <div aria-live="polite" className={classNames['chosen']}>
          {!isChosen && hasChoice ? <p>{t('selection.hint')}</p> : null}
          {isChosen ? <ChosenPrice /> : null}
        </div>
      </div>
    </StickyBar>
  );
}

/** By the cart's own arithmetic, so that the next pages show the same amounts. */
function ChosenPrice() {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const providers = useSelector(selectProviders);
  const durationHours = useSelector(selectDurationHours);
  const rates = useFeeRates();
  const lines = providers.map(({ id, hourlyRateCents }) => ({
    lineId: lineIdOfProvider(id),
    kind: 'provider' as const,
    hourlyRateCents,
    durationHours: durationHours ?? 0,
  }));
  const { totalCents, taxCents } = priceCart({ lines, discount: null, rates });
  return (
    <>
      <p>
        <strong>
          {t('selection.count', { count: lines.length, price: money(minus(totalCents, taxCents)) })}
        </strong>
      </p>
      <p>{t('selection.withTax', { total: money(totalCents) })}</p>
    </>
  );
}
