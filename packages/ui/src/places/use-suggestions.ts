import { useEffect, useEffectEvent, useState } from 'react';

export type Suggest<Place> = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;

type Suggestions<Place> = {
  readonly status: 'idle' | 'busy' | 'found' | 'failed';
  /** Results for the previous text stay visible while a longer one is looked up. */
  readonly found: readonly Place[];
};

type Answer<Place> = { readonly text: string; readonly found: readonly Place[] | undefined };

/** How long typing has to pause. */
const delayMs = 250;

/**
 * Requests suggestions after a pause in typing. Drops replies to a text that has changed, and requests nothing for an
 * empty text.
 */
export function useSuggestions<Place>(text: string, suggest: Suggest<Place>): Suggestions<Place> {
  const [answer, setAnswer] = useState<Answer<Place>>();
  const ask = useEffectEvent(suggest);
  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const commit = (found: readonly Place[] | undefined): void => {
      if (!signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void ask(text, signal).then(commit, () => commit(undefined)), delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  if (text === '') return { status: 'idle', found: [] };
  const found = answer?.found ?? [];
  if (answer?.text !== text) return { status: 'busy', found };
  return { status: answer.found === undefined ? 'failed' : 'found', found };
}
