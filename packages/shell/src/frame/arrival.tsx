import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';

const FirstLocation = createContext<Location | undefined>(undefined);

/** Remembers where the visitor came in: there the browser itself has put the focus. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const [first] = useState(useLocation());
  return <FirstLocation value={first}>{children}</FirstLocation>;
}

/**
 * Leads the focus to the heading of a page that was navigated to, as a page load would have done, and shows its top.
 * On the way back the browser knows how far down the visitor was. A redirect is no journey of its own.
 */
export function useArrival(): void {
  const location = useLocation();
  const way = useNavigationType();
  const first = use(FirstLocation);
  const hasNavigated = location !== first && way !== NavigationType.Replace;
  const { pathname } = location;
  useEffect(() => {
    if (!hasNavigated) return;
    if (way === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // Tabs and filters change the address of a page that stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
