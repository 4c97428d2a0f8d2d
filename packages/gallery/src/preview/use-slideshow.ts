import { useEffect, useEffectEvent } from 'react';

const slideMs = 4000;

type Slideshow = {
  /** The index of the shown file; undefined while none is. */
  readonly index: number | undefined;
  readonly total: number;
  readonly isPlaying: boolean;
  readonly onMove: (index: number) => void;
};

/** Shows the next file every four seconds, and starts over after the last one. */
export function useSlideshow({ index, total, isPlaying, onMove }: Slideshow): void {
  const moveOn = useEffectEvent(() => {
    if (index !== undefined && total > 0) onMove((index + 1) % total);
  });
  const isShown = index !== undefined;
  useEffect(() => {
    if (!isPlaying || !isShown) return undefined;
    const timer = setInterval(moveOn, slideMs);
    return () => clearInterval(timer);
  }, [isPlaying, isShown]);
}
