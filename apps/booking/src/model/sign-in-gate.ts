import { authFormOpened, authForms, selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useBookingDispatch } from './store/use-booking-dispatch.ts';

/**
 * What only somebody who is signed in can do: a guest is asked to sign in over the page, and the very same is then done
 * without another press (G-R13). Whoever closes the login has thought better of it.
 */
export function useSignInGate(act: () => void): () => void {
  const dispatch = useBookingDispatch();
  const isGuest = useSelector(selectUserKind) === 'guest';
  const isFormOpen = useSelector(selectAuthForm) !== undefined;
  const isWaiting = useRef(false);
  const goOn = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    if (!isGuest) act();
  });
  useEffect(() => {
    if (!isGuest || !isFormOpen) goOn();
  }, [isGuest, isFormOpen]);
  return () => {
    if (!isGuest) return act();
    isWaiting.current = true;
    dispatch(authFormOpened(authForms.login));
  };
}
