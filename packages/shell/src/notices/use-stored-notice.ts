import { selectUserKind } from '@repo/session/session/session-slice';
import { clearNotice, storedNotice } from '@repo/session/storage/notice';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import { actionSucceeded } from './notices-slice.ts';

/** Shows the notice of the previous page to a signed-in user as a toast; the login page shows it to a guest. */
export function useStoredNotice(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectUserKind) !== 'guest';
  useEffect(() => {
    const notice = isSignedIn ? storedNotice() : undefined;
    if (notice === undefined) return;
    clearNotice();
    dispatch(actionSucceeded(notice));
  }, [isSignedIn, dispatch]);
}
