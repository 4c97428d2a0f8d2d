import type { EventLocation } from '@repo/domain/event/event-setup';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nextPicture } from '../../../model/next-picture.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { findPlace } from './places.ts';
import type { PlaceFailure, SuggestedPlace } from './places.ts';

export type LocationStatus = 'settled' | 'resolving' | PlaceFailure;

const withoutPlace = (address: string): EventLocation => ({ address, coordinates: null, postalCode: null });

/** Turns a suggestion into a place on the map; whatever is typed or chosen meanwhile counts instead. */
export function useLocation(onChange: (location: EventLocation) => void) {
  const dispatch = useBookingDispatch();
  const [status, setStatus] = useState<LocationStatus>('settled');
  const turn = useRef(0);
  useEffect(
    () => () => {
      // An answer that comes after the step was left belongs to no form.
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
      await nextPicture();
      const found = await dispatch(findPlace(id));
      if (turn.current !== own) return;
      if (found.ok) onChange(found.value);
      setStatus(found.ok ? 'settled' : found.failure);
    },
    [dispatch, onChange],
  );
  return useMemo(() => ({ status, type, choose }), [status, type, choose]);
}
