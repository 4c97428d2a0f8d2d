import { useEffect, useEffectEvent, useState } from 'react';

export type Suggest<Place> = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;

type Suggestions<Place> = {
  readonly status: 'idle' | 'busy' | 'found' | 'failed';
  /** While a longer text is looked up, what was found for the shorter one stays in view. */
  readonly found: readonly Place[];
};

type Answer<Place> = { readonly text: string; readonly found: readonly Place[] | undefined };

/**
 * Asks once somebody stops typing for a moment. An answer to a text that has changed meanwhile is dropped, however
 * late it arrives. An empty text asks nothing.
 */
export function useSuggestions<Place>(
  text: string,
  suggest: Suggest<Place>,
  delayMs: number,
): Suggestions<Place> {
  const [answer, setAnswer] = useState<Answer<Place>>();
  const ask = useEffectEvent(suggest);
  useEffect(() => {
    if (text === '') return;
    const question = new AbortController();
    const { signal } = question;
    const settle = (found: readonly Place[] | undefined): void => {
      if (!signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(() => void ask(text, signal).then(settle, () => settle(undefined)), delayMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [text, delayMs]);
  if (text === '') return { status: 'idle', found: [] };
  const found = answer?.found ?? [];
  if (answer?.text !== text) return { status: 'busy', found };
  return { status: answer.found === undefined ? 'failed' : 'found', found };
}
