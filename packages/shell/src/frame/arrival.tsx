import { createContext, use, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A journey of the visitor, from its beginning until a page answers to it. */
function journeys() {
  let way: NavigationType | undefined;
  return {
    begin: (newWay: NavigationType): void => {
      way = newWay;
    },
    /** How the visitor came, told once. */
    end: (): NavigationType | undefined => {
      const ended = way;
      way = undefined;
      return ended;
    },
  };
}

const Journeys = createContext(journeys());

/**
 * Notices every journey before the page it leads to is there: that page may come late, or be reached by a redirect.
 * Where the visitor came in, the browser itself has put the focus.
 */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const way = useNavigationType();
  const [first] = useState(location);
  const [ours] = useState(journeys);
  useLayoutEffect(() => {
    if (location !== first && way !== NavigationType.Replace) ours.begin(way);
  }, [location, first, way, ours]);
  return <Journeys value={ours}>{children}</Journeys>;
}

/**
 * Leads the focus to the heading of a page that was navigated to, as a page load would have done, and shows its top.
 * On the way back the browser knows how far down the visitor was. A redirect is no journey of its own.
 */
export function useArrival(): void {
  const { end } = use(Journeys);
  const { pathname } = useLocation();
  useEffect(() => {
    const way = end();
    if (way === undefined) return;
    if (way === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Tabs and filters change the address of a page that stays.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, end]);
}
