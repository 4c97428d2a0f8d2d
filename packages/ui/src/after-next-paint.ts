/** Resolves after the next paint, so that a press shows before its work blocks the main thread. */
export const afterNextPaint = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // Hidden pages do not paint.
    setTimeout(resolve, 100);
  });
