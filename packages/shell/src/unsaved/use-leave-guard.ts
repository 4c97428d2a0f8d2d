import { useEffect, useRef, useState } from 'react';
import { watchLeaving } from './watch-leaving.ts';

type LeaveGuard = {
  /** Whether the user is being asked. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
};

/** Asks before the current history entry is left with unsaved changes; the browser asks when the window is closed. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const [resume, setResume] = useState<() => void>();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!hasChanges) return;
    return watchLeaving({ isLeaving: () => isLeaving.current, ask: (next) => setResume(() => next) });
  }, [hasChanges]);
  const stay = (): void => setResume(undefined);
  const leave = (): void => {
    setResume(undefined);
    isLeaving.current = true;
    resume?.();
  };
  return { isAsking: resume !== undefined, leave, stay };
}
