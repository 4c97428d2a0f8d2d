import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { useStepMoves } from '../../model/step-moves.ts';

/** What is booked and what it costs (G-R01). */
export function BookingCartStep() {
  const { t } = useTranslation('bookingCart');
  const { next, back } = useStepMoves('cart');
  return (
    <>
      <p>{t('introduction')}</p>
      {back === undefined ? null : <Button onClick={back}>{t('back')}</Button>}
      <Button onClick={next}>{t('continue')}</Button>
    </>
  );
}
