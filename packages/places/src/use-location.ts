import type { EventLocation } from '@repo/domain/event/event-setup';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { afterNextPaint } from '@repo/ui/after-next-paint';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findPlace } from './suggest-places.ts';
import type { AddressParts, PlaceFailure, SuggestedPlace } from './suggest-places.ts';

export type { AddressParts };

export type LocationStatus = 'settled' | 'resolving' | PlaceFailure;

const withoutPlace = (address: string): EventLocation => ({ address, coordinates: null, postalCode: null });

/** Receives the location at each change, and the parts of the address once a suggestion was resolved. */
type OnLocation = (location: EventLocation, parts?: AddressParts) => void;

/** Resolves a chosen suggestion to a place; typing or choosing again cancels it. */
export function useLocation(onChange: OnLocation) {
  const dispatch = useSessionDispatch();
  const [status, setStatus] = useState<LocationStatus>('settled');
  const turn = useRef(0);
  useEffect(
    () => () => {
      // Ignores answers that arrive after the step was left.
      turn.current += 1;
    },
    [],
  );
  const type = useCallback(
    (address: string): void => {
      turn.current += 1;
      setStatus('settled');
      onChange(withoutPlace(address));
    },
    [onChange],
  );
  const choose = useCallback(
    async ({ id, text }: SuggestedPlace): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      setStatus('resolving');
      onChange(withoutPlace(text));
      await afterNextPaint();
      const found = await dispatch(findPlace(id));
      if (turn.current !== own) return;
      if (found.ok) onChange(found.value.location, found.value.parts);
      setStatus(found.ok ? 'settled' : found.failure);
    },
    [dispatch, onChange],
  );
  return useMemo(() => ({ status, type, choose }), [status, type, choose]);
}
