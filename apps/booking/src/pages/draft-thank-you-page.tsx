import { clearBooking } from '@repo/session/storage/clear-stored';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { DraftPromised } from '../features/draft-submission/draft-promised.tsx';
import { parseDraftPromise } from '../model/draft-promise.ts';
import { draftSubmitted } from '../model/store/booking-events.ts';
import classNames from './event-booking-page.module.css';

/** Confirms a submitted draft (I-R02). */
export function DraftThankYouPage() {
  const { t } = useTranslation('draftSubmission');
  const promise = parseDraftPromise(useLocation().state);
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
 * Ends the booking on this page (I-R01): ending it a step earlier would redirect to the first step. A reload or Back
 * has no booking to end.
 */
function useBookingEnd(hasJustArrived: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!hasJustArrived) return;
    clearBooking();
    dispatch(draftSubmitted());
  }, [hasJustArrived, dispatch]);
}
