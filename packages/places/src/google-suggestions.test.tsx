import { act, render } from '@testing-library/react';
import { GoogleSuggestions } from './google-suggestions.tsx';
import type { SuggestedPlace } from './suggest-places.ts';

type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly SuggestedPlace[]>;
type Reply = (predictions: readonly object[] | null, status: string) => void;

/** Stands in for Google's script, which counts as loaded. */
function stubGoogle(answer: (input: string, reply: Reply) => void): void {
  class AutocompleteService {
    getPlacePredictions({ input }: { readonly input: string }, reply: Reply): void {
      answer(input, reply);
    }
  }
  const places = { AutocompleteService, PlacesService: AutocompleteService };
  Object.assign(globalThis, { google: { maps: { api: {}, places } } });
}

/** Renders twice, as typing does: the hook returns the service at the first render after the script has loaded. */
async function openSuggestions(): Promise<Suggest> {
  const passedUp: Suggest[] = [];
  const part = () => <GoogleSuggestions apiKey="browser-key" onReady={(update) => passedUp.push(update())} />;
  const { rerender } = render(part());
  await act(async () => Promise.resolve());
  rerender(part());
  const [suggest] = passedUp;
  if (suggest === undefined) throw new Error('the service was not passed up');
  return suggest;
}

test("passes up Google's suggestions with the ids that our server looks up", async () => {
  stubGoogle((input, reply) => reply([{ place_id: 'id-1', description: `1 ${input} St` }], 'OK'));
  const suggest = await openSuggestions();
  await expect(suggest('King', new AbortController().signal)).resolves.toEqual([
    { id: 'id-1', text: '1 King St' },
  ]);
});

test('finds nothing where Google finds nothing', async () => {
  stubGoogle((_, reply) => reply(null, 'ZERO_RESULTS'));
  const suggest = await openSuggestions();
  await expect(suggest('Nowhere', new AbortController().signal)).resolves.toEqual([]);
});

test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT'])(
  'fails on %s, so that our server is asked',
  async (status) => {
    stubGoogle((_, reply) => reply(null, status));
    const suggest = await openSuggestions();
    await expect(suggest('King', new AbortController().signal)).rejects.toThrow('no suggestions');
  },
);

test('fails when the question is no longer asked', async () => {
  stubGoogle(() => undefined);
  const suggest = await openSuggestions();
  const question = new AbortController();
  const answer = suggest('King', question.signal);
  question.abort();
  await expect(answer).rejects.toThrow('no suggestions');
});
