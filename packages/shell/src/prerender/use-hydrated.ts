import { useEffect } from 'react';

/** Marks the page as hydrated once it is mounted (tooling/vite/src/prerender-start.js). */
export function useHydrated(): void {
  useEffect(() => {
    document.querySelector('#root')?.removeAttribute('aria-busy');
    globalThis.dispatchEvent(new Event('app-hydrated'));
  }, []);
}
