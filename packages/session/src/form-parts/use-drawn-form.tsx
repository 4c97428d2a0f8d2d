import { useLayoutEffect } from 'react';

/** Without a page, its picture is being drawn, which is shown before the app is there. */
const isDrawing = typeof document === 'undefined';

/** Keeps a form from being filled in, or sent, before the app is there to take it. */
export function useDrawnForm(): { readonly inert: boolean } {
  // By hand: as a state of the app it would have the whole form made a second time.
  useLayoutEffect(() => {
    for (const form of document.querySelectorAll('form[inert]')) form.removeAttribute('inert');
  }, []);
  return { inert: isDrawing };
}
