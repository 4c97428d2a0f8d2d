import { admittedStep } from '@repo/domain/booking-flow/checklist';
import { initialStep } from '@repo/domain/booking-flow/initial-step';
import { TAB_NO, titleKeyOf } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { selectUserKind } from '@repo/session/session/session-slice';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { memo, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { BookingSummary, TotalInView } from '../features/booking-summary/booking-summary.tsx';
import { StartAnew } from '../features/start-anew/start-anew.tsx';
import { StepChecklist } from '../features/step-checklist/step-checklist.tsx';
import { useDoneSteps, useOpening, useStepAddress, useStepInAddress } from '../model/step-moves.ts';
import { useStaleDraft } from '../model/stale-draft.ts';
import { selectTabs, stepShown } from '../model/store/wizard.ts';
import { useBookingDispatch } from '../model/store/use-booking-dispatch.ts';
import classNames from './event-booking-page.module.css';
import { stepViews } from './step-views.ts';

/** The booking, one step at a time; the address names the step, so that Back of the browser walks through them. */
export function EventBookingPage() {
  const isStale = useStaleDraft();
  const asked = useStepInAddress();
  const first = useFirstStep();
  const opening = useOpening();
  const done = useDoneSteps();
  const addressOf = useStepAddress();
  const navigate = useNavigate();
  const { activeTab } = useSelector(selectTabs);
  // Whoever has just taken the last line out of the cart stays there: it is empty now, and can be undone.
  const staysInCart = asked === 'cart' && activeTab === TAB_NO.cart;
  const shown = staysInCart ? 'cart' : admittedStep(asked ?? first, done, opening);
  const address = addressOf(shown);
  // A step that is not open yet is not what the address says, either.
  const mustMove = asked !== shown && !isStale;
  useEffect(() => {
    if (mustMove) void navigate(address, { replace: true });
  }, [mustMove, address, navigate]);
  // The page is on its way to begin anew.
  if (isStale) return null;
  return <StepPage key={shown} step={shown} />;
}

/** Not drawn anew each time one more step is done. */
const StepPage = memo(({ step }: { readonly step: Step }) => {
  const { t } = useTranslation('wizard');
  const dispatch = useBookingDispatch();
  const title = t(`titles.${titleKeyOf(step)}`);
  const View = stepViews[step];
  const stepNameId = useId();
  usePageTitle(t('stepTitle', { title, step: t(`steps.${step}`) }));
  useEffect(() => {
    dispatch(stepShown(step));
  }, [dispatch, step]);
  return (
    <div className={classNames['page']}>
      <StepChecklist current={step} />
      <div className={classNames['heading']}>
        {/* Several steps share a title: whoever is led to it hears which of them this is. */}
        <h1 aria-describedby={stepNameId}>{title}</h1>
        <span id={stepNameId} hidden>
          {t(`steps.${step}`)}
        </span>
        <StartAnew />
      </div>
      <div className={classNames['columns']}>
        <div className={classNames['step']}>
          <View />
          {hasTotalOfItsOwn(step) ? null : <TotalInView step={step} />}
        </div>
        {/* The cart has the same figures of its own. */}
        {step === 'cart' ? null : <BookingSummary step={step} />}
      </div>
    </div>
  );
});

/** The two steps that are about the price say it in a bar of their own. */
const hasTotalOfItsOwn = (step: Step): boolean => step === 'select' || step === 'cart';

/** Where the page opens when its address does not say (C-R04). */
function useFirstStep(): Step {
  const { isDraftEvent } = useParams();
  const { activeTab, cartTab } = useSelector(selectTabs);
  return initialStep({
    isSignedIn: useSelector(selectUserKind) === 'host',
    storedCartTab: cartTab,
    storedActiveTab: activeTab,
    routeDraftFlag: isDraftEvent,
  });
}
