import type { MouseEvent } from 'react';

/** Whether a click on a link means this page: with a key held it asks for a new tab, a window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
