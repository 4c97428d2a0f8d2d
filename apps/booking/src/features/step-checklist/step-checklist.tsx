import { checklistOf } from '@repo/domain/booking-flow/checklist';
import { FLOW } from '@repo/domain/booking-flow/steps';
import type { Step } from '@repo/domain/booking-flow/steps';
import { StepBar } from '@repo/ui/layout/step-bar';
import { useTranslation } from 'react-i18next';
import { useDoneSteps, useOpening, useStepAddress, useStepMoves } from '../../model/step-moves.ts';

/** What there is to do, what is done, and where one can go (C-R01, A-01). */
export function StepChecklist({ current }: { readonly current: Step }) {
  const { t } = useTranslation('wizard');
  const done = useDoneSteps();
  const opening = useOpening();
  const addressOf = useStepAddress();
  const { goTo } = useStepMoves(current);
  const steps = checklistOf(current, done, opening).map(({ step, state, isLink }) => ({
    id: step,
    label: t(`steps.${step}`),
    state: state === 'todo' ? ('toDo' as const) : state,
    href: isLink && step !== 'payment' ? addressOf(step) : undefined,
  }));
  return (
    <StepBar
      label={t('stepsLabel')}
      steps={steps}
      onGo={(id) => {
        const step = FLOW.find((each) => each === id);
        if (step !== undefined) goTo(step);
      }}
    />
  );
}
