import type { Clock } from '../../ports/clock.ts';

/**
 * Answers from memory for a while: the catalogue is read on every page and changes a few times a year.
 * Callers that come while it loads share one load; a load that fails is forgotten at once.
 */
export function remember<Value>(
  load: () => Promise<Value>,
  forMs: number,
  clock: Clock,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return () => {
    const nowMs = clock.nowMs();
    if (kept === undefined || nowMs >= kept.untilMs) {
      const loading = { value: load(), untilMs: nowMs + forMs };
      loading.value.catch(() => {
        if (kept === loading) kept = undefined;
      });
      kept = loading;
    }
    return kept.value;
  };
}
