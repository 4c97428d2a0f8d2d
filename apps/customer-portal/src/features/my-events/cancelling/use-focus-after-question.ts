import { useEffect, useRef } from 'react';

/** Returns the ref of the part that takes the focus when a question closes whose button is gone. */
export function useFocusAfterQuestion(isAsking: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && document.activeElement === document.body) part.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return part;
}
