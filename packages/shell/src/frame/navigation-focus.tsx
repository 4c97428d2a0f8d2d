import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Returns, once, the type of a navigation that no page has handled yet. */
type TakeNavigation = () => NavigationType | undefined;

const CurrentJourney = createContext<TakeNavigation>(() => undefined);

/**
 * Records each navigation before its page is rendered, which may be lazy or reached by a redirect. On the first page,
 * the browser sets the focus.
 */
export function NavigationFocusProvider({ children }: { readonly children: ReactNode }) {
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
 * Focuses the heading of a new page and scrolls to its top, as a page load does. After Back, the browser restores the
 * scroll position.
 */
export function useNavigationFocus(): void {
  const take = use(CurrentJourney);
  const { pathname } = useLocation();
  useEffect(() => {
    const way = take();
    if (way === undefined) return;
    if (way === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Tabs and filters only change the query, so the path identifies the page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, take]);
}
