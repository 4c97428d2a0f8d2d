import { authFormOpened, authForms, selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { tabStorage } from '@repo/session/storage/browser-storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useBookingDispatch } from './store/use-booking-dispatch.ts';

type Gated = {
  /** Where the wish is noted, for those who sign in on a page of somebody else and come back. */
  readonly key: string;
  /** What it is about: that is done then, and nothing else. */
  readonly wish: string;
  readonly act: () => void;
};

/**
 * What only a host can do: whoever is none is asked to sign in over the page, and the very same is then done without
 * another press (G-R13). Whoever closes the login has thought better of it.
 */
export function useSignInGate({ key, wish, act }: Gated): () => void {
  const dispatch = useBookingDispatch();
  const isHost = useSelector(selectUserKind) === 'host';
  const isFormOpen = useSelector(selectAuthForm) !== undefined;
  const isWaiting = useRef(tabStorage.read(key) === wish);
  const goOn = useEffectEvent(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    tabStorage.remove(key);
    if (isHost) act();
  });
  useEffect(() => {
    if (isHost || !isFormOpen) goOn();
  }, [isHost, isFormOpen]);
  return () => {
    if (isHost) return act();
    isWaiting.current = true;
    tabStorage.write(key, wish);
    dispatch(authFormOpened(authForms.login));
  };
}
