import { screenLimits } from '@repo/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const mostCompared = 3;

/** The state of the list: visible cards and ticks. */
export type ListPlace = {
  /** The number of rendered cards. */
  readonly most: number;
  readonly comparedIds: readonly number[];
  /** Whether one more was ticked than can be compared. */
  readonly isOverfull: boolean;
};

/** Keeps the state in the history entry, so that Back from a profile restores the list. */
export function useListPlace(): readonly [ListPlace, Dispatch<SetStateAction<ListPlace>>] {
  const { search, state }: { readonly search: string; readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => placeIn(state));
  // Kept here as well, so that a tick shows at once; the history is updated when there is time.
  const [place, setPlace] = useState(first);
  const keep = useEffectEvent(
    () => void navigate({ search }, { replace: true, state: { ...Object(state), listPlace: place } }),
  );
  useEffect(() => {
    if (place !== first) keep();
  }, [place, first]);
  return [place, setPlace];
}

function placeIn(state: unknown): ListPlace {
  const { most, comparedIds }: Readonly<Record<string, unknown>> = Object(Object(state).listPlace);
  return {
    most: typeof most === 'number' ? most : screenLimits.pageSize,
    comparedIds: Array.isArray(comparedIds) ? comparedIds : [],
    isOverfull: false,
  };
}

/** Shows the first cards again after a change of filters or order; ticks stay. */
export const fromTheTop = (place: ListPlace): ListPlace => ({
  ...place,
  most: screenLimits.pageSize,
  isOverfull: false,
});

export const withMore = (place: ListPlace): ListPlace => ({
  ...place,
  most: place.most + screenLimits.pageSize,
});

export function withTick(place: ListPlace, id: number, isTicked: boolean): ListPlace {
  const others = place.comparedIds.filter((each) => each !== id);
  const isOverfull = isTicked && others.length === mostCompared;
  return { ...place, comparedIds: isTicked && !isOverfull ? [...others, id] : others, isOverfull };
}
