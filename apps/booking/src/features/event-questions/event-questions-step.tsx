import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../model/step-moves.ts';

/** Four questions about the event (F-R01). */
export function EventQuestionsStep() {
  const { t } = useTranslation('eventQuestions');
  const { next, back } = useStepMoves('detail');
  return (
    <>
      <p>{t('introduction')}</p>
      {back === undefined ? null : <Button onClick={back}>{t('back')}</Button>}
      <Button onClick={next}>{t('continue')}</Button>
    </>
  );
}
