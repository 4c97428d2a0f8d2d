import { checklistOf } from '@repo/domain/booking-flow/checklist';
import { FLOW } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { StepBar } from '@repo/ui/layout/step-bar';
import { useTranslation } from 'react-i18next';
import { useDoneSteps, useFlowOrigin, useStepAddress, useStepMoves } from '../../model/step-moves.ts';

/** Lists the steps: done, current and reachable ones (C-R01, A-01). */
export function StepChecklist({ current }: { readonly current: Step }) {
  const { t } = useTranslation('wizard');
  const done = useDoneSteps();
  const origin = useFlowOrigin();
  const addressOf = useStepAddress();
  const { goTo } = useStepMoves(current);
  const steps = checklistOf(current, done, origin).map(({ step, state, isLink }) => ({
    id: step,
    label: t(`steps.${step}`),
    state: state === 'todo' ? ('toDo' as const) : state,
    href: isLink && step !== 'payment' ? addressOf(step) : undefined,
  }));
  return (
    <StepBar
      label={t('stepsLabel')}
      steps={steps}
      onNavigate={(id) => {
        const step = FLOW.find((each) => each === id);
        if (step !== undefined) goTo(step);
      }}
    />
  );
}
