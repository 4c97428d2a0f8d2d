import { isSame } from '@repo/domain/is-same';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useProviderId } from '../use-provider-id.ts';
import { listWaitingChecks, onWaitingChecks } from './waiting-checks.ts';
import type { WaitingCheck } from './waiting-checks.ts';

/** Returns the provider's checks that wait for the network or were refused, of all tabs. */
export function useWaitingChecks(): readonly WaitingCheck[] {
  const providerId = useProviderId();
  const last = useRef<readonly WaitingCheck[]>([]);
  const read = useCallback(() => {
    const now = listWaitingChecks(providerId);
    // The same list until something changes, as React requires.
    if (!isSame(now, last.current)) last.current = now;
    return last.current;
  }, [providerId]);
  return useSyncExternalStore(onWaitingChecks, read);
}
