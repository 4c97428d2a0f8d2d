import { clearBooking } from '@repo/session/storage/clear-stored';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { DraftPromised } from '../features/draft-submission/draft-promised.tsx';
import { draftPromiseIn } from '../model/draft/draft-promise.ts';
import { draftSubmitted } from '../model/store/booking-events.ts';
import { useBookingDispatch } from '../model/store/use-booking-dispatch.ts';
import classNames from './event-booking-page.module.css';

/** An event was handed in as a draft (I-R02). */
export function DraftThankYouPage() {
  const { t } = useTranslation('draftSubmission');
  const promise = draftPromiseIn(useLocation().state);
  const way = useNavigationType();
  usePageTitle(t('title'));
  useBookingEnd(promise !== undefined && way === NavigationType.Push);
  return (
    <div className={classNames['page']}>
      <h1>{t('heading')}</h1>
      <DraftPromised promise={promise} />
    </div>
  );
}

/**
 * The booking ends here and not at the step before (I-R01): a step whose event is gone leads back to the first one, and
 * would do so before this page is there. A reload, or a way back, finds nothing of its own to end.
 */
function useBookingEnd(hasJustArrived: boolean): void {
  const dispatch = useBookingDispatch();
  useEffect(() => {
    if (!hasJustArrived) return;
    clearBooking();
    dispatch(draftSubmitted());
  }, [hasJustArrived, dispatch]);
}
