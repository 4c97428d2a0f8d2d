import { isSavedEvent } from '@repo/domain/booking-flow/step-transitions';
import { clearBooking } from '@repo/session/storage/clear-stored';
import { useOpenedInAddress } from '@repo/shell/frame/use-opened-in-address';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button } from '@repo/ui/actions/button';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useStartNewBooking } from '../../model/store/start-new-booking.ts';
import { useFlowOrigin } from '../../model/step-moves.ts';
import { bookingStarted } from '../../model/store/booking-events.ts';
import { useIsBookingStarted } from '../../model/use-is-booking-started.ts';

/** Starts another booking after a confirmation (C-R07). */
export function StartOver() {
  const { t } = useTranslation('wizard');
  const dispatch = useAppDispatch();
  const startNewBooking = useStartNewBooking();
  const { opened, open, close } = useOpenedInAddress('anew');
  const isBegun = useIsBookingStarted();
  // The cart of a saved event stays reachable by BOOK NOW.
  const isSaved = isSavedEvent(useFlowOrigin());
  const mayAsk = isBegun || isSaved;
  const start = (): void => {
    clearBooking();
    dispatch(bookingStarted());
    // Replaces the question in the history, so that Back does not open it again.
    startNewBooking();
  };
  return (
    <>
      {mayAsk ? (
        <Button look="quiet" size="small" onClick={() => open('ask')}>
          {t('startOver.button')}
        </Button>
      ) : null}
      <Dialog
        open={mayAsk && opened !== undefined}
        kind="alert"
        title={t('startOver.question')}
        onClose={close}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('startOver.keep')}
            </Button>
            <Button onClick={start}>{t('startOver.confirm')}</Button>
          </>
        }
      >
        <p>{t('startOver.explanation')}</p>
      </Dialog>
    </>
  );
}
