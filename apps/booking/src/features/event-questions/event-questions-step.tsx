import { textLimits } from '@repo/domain/limits';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextArea } from '@repo/ui/fields/text-area';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { StepEnd } from '../../model/shown/step-end.tsx';
import { useStepMoves } from '../../model/step-moves.ts';
import { answersEdited, selectAnswers } from '../../model/store/event-detail.ts';
import { answersOf, checkAnswers, questionFields, valuesOf } from './answers-form.ts';
import type { QuestionName } from './answers-form.ts';
import classNames from './event-questions-step.module.css';

/** Asks four questions about the event; the first two are required (F-R01). */
export function EventQuestionsStep() {
  const { t } = useTranslation('eventQuestions');
  const dispatch = useAppDispatch();
  const { next, back } = useStepMoves('detail');
  const form = useFormikForm({
    initialValues: valuesOf(useSelector(selectAnswers)),
    labels: useQuestionLabels(),
    check: checkAnswers,
    onEdit: (change) => dispatch(answersEdited(answersOf(change))),
    send: next,
  });
  return (
    <div className={classNames['step']}>
      <div className={classNames['opening']}>
        <h2>{t('heading')}</h2>
        <p>{t('introduction')}</p>
      </div>
      <form {...form.formProps} className={classNames['form']}>
        <ErrorSummary {...form.summary} />
        {questionFields.map(({ name, isRequired }) => (
          <TextArea
            key={name}
            {...form.textProps(name)}
            isOptional={!isRequired}
            maxCharacters={textLimits.longText}
            label={t(`questions.${name}.label`)}
            hint={t(`questions.${name}.hint`)}
          />
        ))}
        <StepEnd words={{ back: t('back'), next: t('continue') }} onBack={back} />
      </form>
    </div>
  );
}

/** Returns the labels of the fields for messages. */
function useQuestionLabels(): () => Partial<Record<QuestionName, string>> {
  const { t } = useTranslation('eventQuestions');
  return () => Object.fromEntries(questionFields.map(({ name }) => [name, t(`questions.${name}.label`)]));
}
