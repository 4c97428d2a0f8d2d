import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Hands out, once, how the visitor came here, if no page has answered to that yet. */
type TakeJourney = () => NavigationType | undefined;

const CurrentJourney = createContext<TakeJourney>(() => undefined);

/**
 * Notices every journey of the visitor, before the page it leads to is there: that page may come late, or be reached by
 * a redirect. Where the visitor came in, the browser itself has put the focus.
 */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const way = useNavigationType();
  const [first] = useState(location);
  const journey = useRef<NavigationType>(undefined);
  useLayoutEffect(() => {
    if (location !== first && way !== NavigationType.Replace) journey.current = way;
  }, [location, first, way]);
  const take = useCallback(() => {
    const taken = journey.current;
    journey.current = undefined;
    return taken;
  }, []);
  return <CurrentJourney value={take}>{children}</CurrentJourney>;
}

/**
 * Leads the focus to the heading of a page that was navigated to, as a page load would have done, and shows its top.
 * On the way back the browser knows how far down the visitor was. A redirect is no journey of its own.
 */
export function useArrival(): void {
  const take = use(CurrentJourney);
  const { pathname } = useLocation();
  useEffect(() => {
    const way = take();
    if (way === undefined) return;
    if (way === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Tabs and filters change the address of a page that stays: its path is what makes it another one.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, take]);
}
