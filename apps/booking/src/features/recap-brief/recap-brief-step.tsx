import { recapQuantityOptionsOf } from '@repo/domain/recap/recap-quantity';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useRecapPriceQuery } from '../../model/api/catalogue.ts';
import { StepEnd } from '../../model/shown/step-end.tsx';
import { useFlowOrigin, useStepMoves } from '../../model/step-moves.ts';
import { recapSkipped, recapStepEntered } from '../../model/store/recap.ts';
import { selectSavedCart } from '../../model/store/saved-cart.ts';
import { useRecapPrices } from '../../model/use-cart.ts';
import classNames from './recap-brief-step.module.css';
import { HeldByFile } from './files/held-by-file.tsx';
import { RecapFields } from './recap-fields.tsx';
import { RecapOffer } from './recap-offer.tsx';
import { RecapSummary } from './recap-summary.tsx';
import { useRecapForm } from './use-recap-form.ts';

/** Asks "Would you like an event recap?" (E-R01). */
export function RecapBriefStep() {
  const { t } = useTranslation('recapBrief');
  const dispatch = useAppDispatch();
  const { next, back } = useStepMoves('recap');
  const quantityOptions = recapQuantityOptionsOf(useRecapPriceQuery().data?.quantityOptions ?? null);
  const prices = useRecapPrices();
  const brief = useRecapForm(quantityOptions, next);
  const { form, recap, heldBy } = brief;
  const isAddition = useFlowOrigin() === 'dashboard';
  const saved = useSelector(selectSavedCart);
  const eventName = isAddition && saved?.kind === 'addition' ? saved.eventName : '';
  const quantity = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    dispatch(recapStepEntered());
  }, [dispatch]);
  const add = (): void => {
    const first = quantityOptions.find((option) => option > 0);
    if (recap.quantityWithLogo === 0 && first !== undefined) form.set({ quantity: String(first) });
    quantity.current?.focus();
  };
  const skip = (): void => {
    dispatch(recapSkipped());
    next();
  };
  return (
    <div className={classNames['step']}>
      <RecapOffer
        priceCents={prices.withLogoCents}
        isAdded={recap.quantityWithLogo > 0}
        eventName={eventName}
        onAdd={add}
        onSkip={skip}
      />
      <RecapSummary recap={recap} prices={prices} />
      <form {...form.formProps} className={classNames['form']}>
        <ErrorSummary {...form.summary} />
        <RecapFields {...brief} quantityOptions={quantityOptions} quantityRef={quantity} />
        {heldBy.map((upload) => (
          <HeldByFile key={upload.kind} {...upload} />
        ))}
        <StepEnd
          words={{ back: t('back'), next: t('continue') }}
          onBack={back}
          isBusy={heldBy.some(({ attempt }) => attempt?.status === 'sending')}
        />
      </form>
    </div>
  );
}
