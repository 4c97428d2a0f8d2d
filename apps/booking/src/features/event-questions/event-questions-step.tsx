import { textLimits } from '@repo/domain/limits';
import { Button } from '@repo/ui/actions/button';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { TextArea } from '@repo/ui/fields/text-area';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNamedProblems } from '../../model/form/use-named-problems.ts';
import { useStepForm } from '../../model/form/use-step-form.ts';
import { useStepMoves } from '../../model/step-moves.ts';
import { answersEdited, selectAnswers } from '../../model/store/event-detail.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { answersOf, checkAnswers, questionFields, valuesOf } from './answers-form.ts';
import classNames from './event-questions-step.module.css';

/** Four questions about the event; the first two must be answered (F-R01). */
export function EventQuestionsStep() {
  const { t } = useTranslation('eventQuestions');
  const dispatch = useBookingDispatch();
  const { next, back } = useStepMoves('detail');
  const form = useStepForm({
    initialValues: valuesOf(useSelector(selectAnswers)),
    check: checkAnswers,
    onEdit: (change) => dispatch(answersEdited(answersOf(change))),
    onComplete: next,
  });
  const problems = useNamedProblems(
    form,
    questionFields.map(({ name }) => [name, t(`questions.${name}.label`)]),
  );
  return (
    <div className={classNames['step']}>
      <div className={classNames['opening']}>
        <h2>{t('heading')}</h2>
        <p>{t('introduction')}</p>
      </div>
      <form {...form.formProps} className={classNames['form']}>
        <ErrorSummary attempt={form.summary.attempt} errors={problems} />
        {questionFields.map(({ name, isRequired }) => (
          <TextArea
            key={name}
            {...form.textProps(name)}
            isOptional={!isRequired}
            mostCharacters={textLimits.longText}
            label={t(`questions.${name}.label`)}
            hint={t(`questions.${name}.hint`)}
          />
        ))}
        <div className={classNames['moves']}>
          {back === undefined ? null : (
            <Button look="secondary" onClick={back}>
              {t('back')}
            </Button>
          )}
          <Button type="submit">{t('continue')}</Button>
        </div>
      </form>
    </div>
  );
}
