import { useLayoutEffect } from 'react';

/** Without a document, the page is being prerendered. */
const isDrawing = typeof document === 'undefined';

/** Keeps a prerendered form inert until it is hydrated. */
export function usePrerenderedForm(): { readonly inert: boolean } {
  // Set on the element, because a state would render the whole form twice.
  useLayoutEffect(() => {
    for (const form of document.querySelectorAll('form[inert]')) form.removeAttribute('inert');
  }, []);
  return { inert: isDrawing };
}
