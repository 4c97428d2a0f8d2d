import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The journey that no page has answered to yet. */
type Journey = RefObject<NavigationType | undefined>;

const CurrentJourney = createContext<Journey>({ current: undefined });

/**
 * Notices every journey of the visitor, before the page it leads to is there: that page may come late, or be reached by
 * a redirect. Where the visitor came in, the browser itself has put the focus.
 */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const way = useNavigationType();
  const [first] = useState(location);
  const journey: Journey = useRef(undefined);
  useLayoutEffect(() => {
    if (location !== first && way !== NavigationType.Replace) journey.current = way;
  }, [location, first, way]);
  return <CurrentJourney value={journey}>{children}</CurrentJourney>;
}

/**
 * Leads the focus to the heading of a page that was navigated to, as a page load would have done, and shows its top.
 * On the way back the browser knows how far down the visitor was. A redirect is no journey of its own.
 */
export function useArrival(): void {
  const journey = use(CurrentJourney);
  const { pathname } = useLocation();
  useEffect(() => {
    const way = journey.current;
    if (way === undefined) return;
    journey.current = undefined;
    if (way === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Tabs and filters change the address of a page that stays.
  }, [pathname, journey]);
}
