import type { Clock } from './ports/clock.ts';

export type Remembered<Value> = {
  readonly read: () => Promise<Value>;
  /** What is remembered has changed here: the next reader loads it anew. */
  readonly forget: () => void;
};

/** How long a change made through another process may stay unseen here. */
const rememberedForMs = 5000;

/**
 * Answers from memory for a few seconds: the catalogue is read on every page and changes a few times a year.
 * Callers that come while it loads share one load; a load that fails is forgotten at once.
 */
export function remember<Value>(load: () => Promise<Value>, clock: Clock): Remembered<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return {
    read: () => {
      const nowMs = clock.nowMs();
      if (kept === undefined || nowMs >= kept.untilMs) {
        const loading = { value: load(), untilMs: nowMs + rememberedForMs };
        loading.value.catch(() => {
          if (kept === loading) kept = undefined;
        });
        kept = loading;
      }
      return kept.value;
    },
    forget: () => {
      kept = undefined;
    },
  };
}
