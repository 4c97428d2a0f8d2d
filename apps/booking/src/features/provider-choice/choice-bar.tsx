import { minus } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { StickyBar } from '@repo/ui/bars/sticky-bar';
import { useStepMoves } from '../../model/step-moves.ts';
import { selectHasProviders, selectProviders } from '../../model/store/selection.ts';
import { useCart } from '../../model/use-cart.ts';
import classNames from './choice-bar.module.css';

type ChoiceBarProps = {
  readonly hasChoice: boolean;
  /** The element in which the list renders its compare bar. */
  readonly offerRef: Ref<HTMLDivElement>;
};

/** Shows how many providers are reserved and what they cost; Continue appears with the first one (D-R06). */
export function ChoiceBar({ hasChoice, offerRef }: ChoiceBarProps) {
  const { t } = useTranslation('providerChoice');
  const dispatch = useAppDispatch();
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

/** Shows the totals of the cart, with its recap and code, as every other step does (FF-47). */
function ChosenPrice() {
  const { t } = useTranslation('providerChoice');
  const { money } = useFormats();
  const { length: count } = useSelector(selectProviders);
  const { totalCents, taxCents } = useCart().totals;
  return (
    <>
      <p>
        <strong>{t('selection.count', { count, price: money(minus(totalCents, taxCents)) })}</strong>
      </p>
      <p>{t('selection.withTax', { total: money(totalCents) })}</p>
    </>
  );
}
