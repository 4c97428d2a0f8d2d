import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** How far below the window content is made ready. */
const margin = '200px';

/** Renders its content once its place is scrolled near the window, and keeps it from then on. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setIsNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear ? children : <div ref={place} />;
}
