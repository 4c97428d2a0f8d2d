import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Renders a page after hydration, where only the frame around it was prerendered. */
export function AfterHydration({ children }: { readonly children: ReactNode }) {
  useHydrated();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated ? children : null;
}
