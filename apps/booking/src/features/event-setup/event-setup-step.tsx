import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../model/step-moves.ts';

/** The first step: what, when and where (C-R08). */
export function EventSetupStep() {
  const { t } = useTranslation('eventSetup');
  const { next, back } = useStepMoves('setup');
  return (
    <>
      <p>{t('introduction')}</p>
      {back === undefined ? null : <Button onClick={back}>{t('back')}</Button>}
      <Button onClick={next}>{t('continue')}</Button>
    </>
  );
}
