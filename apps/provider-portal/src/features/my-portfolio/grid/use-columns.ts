import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Room for three buttons of 44 pixels. */
const leastCardPx = 148;
const columnLimits = { from: 2, to: 6 } as const;

/** Returns how many images fit beside each other; dragging needs rows that do not wrap. */
export function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3);
  useEffect(() => {
    if (frame.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const fitting = Math.floor((entry?.contentRect.width ?? 0) / leastCardPx);
      setColumns(Math.min(columnLimits.to, Math.max(columnLimits.from, fitting)));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return columns;
}
