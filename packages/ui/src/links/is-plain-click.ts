import type { MouseEvent } from 'react';

/**
 * Whether a click should open the link in this page: with a modifier key it means a new tab, a window or a download.
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
