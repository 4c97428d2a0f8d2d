import { useEffect } from 'react';

/** The page itself is there now, where its picture may have been until then (tooling/vite/src/first-pictures.ts). */
export function usePictureTaken(): void {
  useEffect(() => {
    document.querySelector('#root')?.removeAttribute('aria-busy');
    globalThis.dispatchEvent(new Event('picture-taken'));
  }, []);
}
