import { authFormOpened, authForms, selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { selectUserKind } from '@repo/session/session/session-slice';
import { tabStorage } from '@repo/session/storage/browser-storage';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';

type Gated = {
  /** The storage key of the action, for guests who sign in elsewhere and return. */
  readonly key: string;
  /** Identifies what is acted on; only the same is continued. */
  readonly target: string;
  readonly act: () => void;
  /** True while it is not known yet whether the action is possible. */
  readonly isPending?: boolean;
};

/**
 * Guards an action that only hosts can do: guests are asked to sign in over the page, and the same action then
 * continues without another press (G-R13). Closing the login cancels it.
 */
export function useSignInGate({ key, target, act, isPending = false }: Gated): () => void {
  const dispatch = useAppDispatch();
  const isHost = useSelector(selectUserKind) === 'host';
  const isFormOpen = useSelector(selectAuthForm) !== undefined;
  const noted = useRef(tabStorage.read(key));
  const goOn = useEffectEvent(() => {
    if (noted.current === undefined || (isHost && isPending)) return;
    const isSame = noted.current === target;
    noted.current = undefined;
    tabStorage.remove(key);
    if (isHost && isSame) act();
  });
  useEffect(() => {
    if (isHost || !isFormOpen) goOn();
    // Continues once isPending has changed.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isHost, isFormOpen, isPending]);
  return () => {
    if (isHost) return act();
    noted.current = target;
    tabStorage.write(key, target);
    dispatch(authFormOpened(authForms.login));
  };
}
