import { isSame } from '@repo/domain/is-same';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { listWaitingChecks, onWaitingChecks } from './waiting-checks.ts';
import type { WaitingCheck } from './waiting-checks.ts';

/** Returns the provider's checks that wait for the network or were refused, of all tabs. */
export function useWaitingChecks(): readonly WaitingCheck[] {
  const providerId = useAccountId();
  const last = useRef<readonly WaitingCheck[]>([]);
  const read = useCallback(() => {
    const now = listWaitingChecks(providerId);
    // The same list until something changes, as React requires.
    if (!isSame(now, last.current)) last.current = now;
    return last.current;
  }, [providerId]);
  return useSyncExternalStore(onWaitingChecks, read);
}
