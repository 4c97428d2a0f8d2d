import { selectUserKind } from '@repo/session/session/session-slice';
import { clearNotice, storedNotice } from '@repo/session/storage/notice';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { actionSucceeded } from './notices-slice.ts';

/**
 * Shows the notice of the previous page to a signed-in user as a toast; the login page shows it to a guest. A notice that
 * was stored since the arrival is for the next page.
 */
export function useStoredNotice(onArrival: ReturnType<typeof storedNotice>): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectUserKind) !== 'guest';
  useEffect(() => {
    if (!isSignedIn || onArrival === undefined || storedNotice() !== onArrival) return;
    clearNotice();
    dispatch(actionSucceeded(onArrival));
  }, [isSignedIn, onArrival, dispatch]);
}
