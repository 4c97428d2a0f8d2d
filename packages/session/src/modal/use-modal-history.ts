import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { authModalClosed } from '../session/auth-modal-slice.ts';

const mark = 'authModal';
type Mark = 'page under it' | 'modal';

const marked = (value: Mark | undefined): object => ({ ...globalThis.history.state, [mark]: value });
const currentMark = (): unknown => Object(globalThis.history.state)[mark];
/** Returns the router's number of the current history entry. */
const currentIndex = (): number => Number(Object(globalThis.history.state).idx);

/**
 * Adds a history entry for the auth modal, so that Back closes only the modal. `dismiss` goes back; `close` does not,
 * because signing in may navigate at the same time. The page then has two entries, of which Back skips the first.
 */
export function useModalHistory(isOpen: boolean): {
  readonly dismiss: () => void;
  readonly close: () => void;
} {
  const dispatch = useDispatch();
  const lastIndex = useRef(Number.NaN);
  const close = (): void => void dispatch(authModalClosed());
  const closeByBack = useEffectEvent((): boolean => {
    if (!isOpen) return false;
    globalThis.history.replaceState(marked(undefined), '');
    close();
    return true;
  });
  useEffect(() => {
    lastIndex.current = currentIndex();
    const controller = new AbortController();
    const follow = (): void => {
      const isForward = lastIndex.current < currentIndex();
      lastIndex.current = currentIndex();
      if (closeByBack() || currentMark() !== 'page under it') return;
      if (isForward) globalThis.history.forward();
      else globalThis.history.back();
    };
    globalThis.addEventListener('popstate', follow, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    globalThis.history.replaceState(marked('page under it'), '');
    globalThis.history.pushState(marked('modal'), '');
    lastIndex.current = currentIndex();
  }, [isOpen]);
  return { close, dismiss: () => (currentMark() === 'modal' ? globalThis.history.back() : close()) };
}
