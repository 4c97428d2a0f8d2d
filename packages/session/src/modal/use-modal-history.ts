import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { authModalClosed } from '../session/auth-modal-slice.ts';

const mark = 'authModal';

const isMarked = (): boolean => Object(globalThis.history.state)[mark] === true;

/**
 * Puts the auth modal into the history, so that Back closes it and nothing else. `dismiss` goes the same way back;
 * `close` stays, because whoever has signed in may be led on at the same moment, and a way back would undo that.
 */
export function useModalHistory(isOpen: boolean): {
  readonly dismiss: () => void;
  readonly close: () => void;
} {
  const dispatch = useDispatch();
  const close = (): void => void dispatch(authModalClosed());
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    globalThis.history.pushState({ ...globalThis.history.state, [mark]: true }, '');
    const controller = new AbortController();
    globalThis.addEventListener('popstate', () => onBack(), { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen]);
  return { close, dismiss: () => (isMarked() ? globalThis.history.back() : close()) };
}
