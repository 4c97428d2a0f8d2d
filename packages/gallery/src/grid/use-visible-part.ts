import { startTransition, useLayoutEffect, useState } from 'react';

type VisiblePart = {
  readonly width: number;
  /** In pixels from the top of the element, with half a window's height before and after. */
  readonly top: number;
  readonly bottom: number;
};

/** Where nothing has a size. */
const fallbackWidth = 640;

/**
 * Returns the width of an element, and the part of it that is in the window, then also what is near it; undefined
 * before the first layout.
 */
export function useVisiblePart(element: HTMLElement | null): VisiblePart | undefined {
  const [part, setPart] = useState<VisiblePart>();
  useLayoutEffect(() => {
    if (element === null) return undefined;
    let frame: number | undefined;
    const measureWindow = (): void => {
      const { width, screen, top } = sizesOf(element);
      const inWindow = { width, top, bottom: top + screen };
      setPart((before) => (before !== undefined && isSame(before, inWindow) ? before : inWindow));
    };
    const measure = (): void => {
      frame = undefined;
      const { width, screen, top } = sizesOf(element);
      // In steps of half a window, so that scrolling renders rarely.
      const step = Math.floor((2 * top) / screen) * (screen / 2);
      const next = { width, top: step - screen / 2, bottom: step + 2 * screen };
      startTransition(() =>
        setPart((before) => (before !== undefined && isSame(before, next) ? before : next)),
      );
    };
    const measureSoon = (): void => {
      frame ??= requestAnimationFrame(measure);
    };
    measureWindow();
    // Called after the first layout too, and then adds what is near the window.
    const resizes = new ResizeObserver(measureSoon);
    resizes.observe(element);
    const stop = new AbortController();
    globalThis.addEventListener('scroll', measureSoon, { passive: true, signal: stop.signal });
    globalThis.addEventListener('resize', measureSoon, { signal: stop.signal });
    return () => {
      stop.abort();
      resizes.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [element]);
  return part;
}

/** Returns the width of an element, the height of the window, and where the window begins in the element. */
function sizesOf(element: HTMLElement) {
  const { top, width } = element.getBoundingClientRect();
  return {
    width: width > 0 ? Math.floor(width) : fallbackWidth,
    screen: Math.max(1, globalThis.innerHeight),
    top: -top,
  };
}

const isSame = (one: VisiblePart, other: VisiblePart): boolean =>
  one.width === other.width && one.top === other.top && one.bottom === other.bottom;
