import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Publishes the height of a bar at the bottom of the window as a custom property of the page. `--room-below` of
 * tokens.css adds up the bars, so that content and other bars keep clear of them.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const { style } = document.documentElement;
    // Reported after each layout; reading it here would force another one.
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (bar.current !== null) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
