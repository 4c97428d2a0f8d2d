import { useSyncExternalStore } from 'react';

/** Fingers rarely come back to exactly the size of before. */
const zoomedFrom = 1.05;

const viewport = (): VisualViewport | null => globalThis.visualViewport ?? null;
const isZoomed = (): boolean => (viewport()?.scale ?? 1) > zoomedFrom;

function watchZoom(onChange: () => void): () => void {
  const watched = viewport();
  watched?.addEventListener('resize', onChange);
  return () => watched?.removeEventListener('resize', onChange);
}

/** Whether the reader has magnified the page with two fingers. */
export const useIsZoomed = (): boolean => useSyncExternalStore(watchZoom, isZoomed);
