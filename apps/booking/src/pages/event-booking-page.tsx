import { bookAgainParameter } from '@repo/cart/book-again-address';
import { allowedStep } from '@repo/domain/booking-flow/checklist';
import { initialStep } from '@repo/domain/booking-flow/initial-step';
import { TAB_NO, titleKeyOf } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { selectUserKind } from '@repo/session/session/session-slice';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { memo, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AccountRefusal } from '../features/account-refusal/account-refusal.tsx';
import { BookingSummary, TotalInView } from '../features/booking-summary/booking-summary.tsx';
import { StartOver } from '../features/start-over/start-over.tsx';
import { StepChecklist } from '../features/step-checklist/step-checklist.tsx';
import { useDoneSteps, useFlowOrigin, useStepAddress, useStepInAddress } from '../model/step-moves.ts';
import { useStaleDraft } from '../model/stale-draft.ts';
import { selectTabs, stepShown } from '../model/store/wizard.ts';
import classNames from './event-booking-page.module.css';
import { BookAgain, stepViews } from './step-views.ts';

/** The booking, for every account that can book. */
export function EventBookingPage() {
  const kind = useSelector(selectUserKind);
  const [parameters] = useSearchParams();
  const again = parameters.get(bookAgainParameter);
  if (kind === 'host' && again !== null) return <BookAgain eventId={again} />;
  return kind === 'guest' || kind === 'host' ? <BookingSteps /> : <AccountRefusal />;
}

/** Shows one step, named by the address, so that Back walks through the steps. */
function BookingSteps() {
  const isStale = useStaleDraft();
  const asked = useStepInAddress();
  const first = useFirstStep();
  const origin = useFlowOrigin();
  const done = useDoneSteps();
  const addressOf = useStepAddress();
  const navigate = useNavigate();
  const { activeTab } = useSelector(selectTabs);
  // Stays at an emptied cart, so that the removal can be undone.
  const staysInCart = asked === 'cart' && activeTab === TAB_NO.cart;
  const shown = staysInCart ? 'cart' : allowedStep(asked ?? first, done, origin);
  const address = addressOf(shown);
  // Redirects from a step that is not open yet.
  const mustMove = asked !== shown && !isStale;
  useEffect(() => {
    if (mustMove) void navigate(address, { replace: true });
  }, [mustMove, address, navigate]);
  // The page is about to reload.
  if (isStale) return null;
  return <StepPage key={shown} step={shown} />;
}

/** Memoized, so that completing a step does not render it again. */
const StepPage = memo(({ step }: { readonly step: Step }) => {
  const { t } = useTranslation('wizard');
  const dispatch = useAppDispatch();
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
        {/* Several steps share a title, so the step name describes it. */}
        <h1 aria-describedby={stepNameId}>{title}</h1>
        <span id={stepNameId} hidden>
          {t(`steps.${step}`)}
        </span>
        <StartOver />
      </div>
      <div className={classNames['columns']}>
        <div className={classNames['step']}>
          <View />
          {hasTotalOfItsOwn(step) ? null : <TotalInView step={step} />}
        </div>
        {/* The cart shows the same totals itself. */}
        {step === 'cart' ? null : <BookingSummary step={step} />}
      </div>
    </div>
  );
});

/** Select and cart show the total in a bar of their own. */
const hasTotalOfItsOwn = (step: Step): boolean => step === 'select' || step === 'cart';

/** Returns the step to open if the address names none (C-R04). */
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
