import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../model/step-moves.ts';

/** Who is free, to be reserved (D-R01). */
export function ProviderChoiceStep() {
  const { t } = useTranslation('providerChoice');
  const { next, back } = useStepMoves('select');
  return (
    <>
      <p>{t('introduction')}</p>
      {back === undefined ? null : <Button onClick={back}>{t('back')}</Button>}
      <Button onClick={next}>{t('continue')}</Button>
    </>
  );
}
