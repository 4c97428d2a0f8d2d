import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../model/step-moves.ts';

/** Would you like an event recap? (E-R01) */
export function RecapBriefStep() {
  const { t } = useTranslation('recapBrief');
  const { next, back } = useStepMoves('recap');
  return (
    <>
      <p>{t('introduction')}</p>
      {back === undefined ? null : <Button onClick={back}>{t('back')}</Button>}
      <Button onClick={next}>{t('continue')}</Button>
    </>
  );
}
