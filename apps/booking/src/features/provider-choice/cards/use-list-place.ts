import { screenLimits } from '@repo/domain/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const mostCompared = 3;

/** How far somebody has come in the list. */
export type ListPlace = {
  /** At most so many cards are drawn. */
  readonly most: number;
  readonly comparedIds: readonly number[];
  /** One more was ticked than can be compared. */
  readonly isOverfull: boolean;
};

/** Kept with the entry of the history, so that whoever comes back from a profile finds the list as it was left. */
export function useListPlace(): readonly [ListPlace, Dispatch<SetStateAction<ListPlace>>] {
  const { search, state }: { readonly search: string; readonly state: unknown } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(() => placeIn(state));
  // Here as well as in the history: a tick is drawn at once, a journey when there is time.
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

export const withMore = (place: ListPlace): ListPlace => ({
  ...place,
  most: place.most + screenLimits.pageSize,
});

export function withTick(place: ListPlace, id: number, isTicked: boolean): ListPlace {
  const others = place.comparedIds.filter((each) => each !== id);
  const isOverfull = isTicked && others.length === mostCompared;
  return { ...place, comparedIds: isTicked && !isOverfull ? [...others, id] : others, isOverfull };
}
