import { isSavedEvent } from '@repo/domain/booking-flow/step-transitions';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { Button } from '@repo/ui/actions/button';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookingPath, useOpening } from '../../model/step-moves.ts';
import { bookingStarted } from '../../model/store/booking-events.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { useIsBookingBegun } from '../../model/use-is-booking-begun.ts';

/** The way to another booking while there is one at hand (C-R07); nobody loses one by a slip. */
export function StartAnew() {
  const { t } = useTranslation('wizard');
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const { opened, open, close } = useOpenedInAddress('anew');
  const isBegun = useIsBookingBegun();
  // Whoever has left the cart of a saved event finds it again by BOOK NOW, and may have wanted another booking.
  const isSaved = isSavedEvent(useOpening());
  const mayAsk = isBegun || isSaved;
  const start = (): void => {
    clearBooking();
    dispatch(bookingStarted());
    // In place of the question: Back does not ask it again.
    void navigate(bookingPath, { replace: true });
  };
  return (
    <>
      {mayAsk ? (
        <Button look="quiet" size="small" onClick={() => open('ask')}>
          {t('anew.button')}
        </Button>
      ) : null}
      <Dialog
        open={mayAsk && opened !== undefined}
        kind="alert"
        title={t('anew.question')}
        onClose={close}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('anew.keep')}
            </Button>
            <Button onClick={start}>{t('anew.confirm')}</Button>
          </>
        }
      >
        <p>{t('anew.explanation')}</p>
      </Dialog>
    </>
  );
}
