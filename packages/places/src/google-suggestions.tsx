import type { Suggest } from '@repo/ui/places/use-suggestions';
import { useEffect } from 'react';
import usePlacesAutocompleteServiceModule from 'react-google-autocomplete/lib/usePlacesAutocompleteService';
import { useTranslation } from 'react-i18next';
import type { SuggestedPlace } from './suggest-places.ts';

/** The part of Google's service that is used here. */
type AutocompleteService = {
  readonly getPlacePredictions: (
    request: { readonly input: string; readonly componentRestrictions: { readonly country: string } },
    onReply: (predictions: readonly Prediction[] | null, status: string) => void,
  ) => unknown;
};
type Prediction = { readonly place_id: string; readonly description: string };

type GoogleSuggestionsProps = {
  readonly apiKey: string;
  readonly onReady: (update: () => Suggest<SuggestedPlace>) => void;
};

/** Google answers within a second or so; after this the caller asks our server. */
const timeoutMs = 3000;

/**
 * Loads Google's places script and passes its suggestions up. The hook returns the service at the first render after
 * the script has loaded, which the next typed letter causes. Renders nothing.
 */
export function GoogleSuggestions({ apiKey, onReady }: GoogleSuggestionsProps) {
  const { i18n } = useTranslation();
  const loaded = usePlacesAutocompleteService({ apiKey, language: i18n.language });
  const service: AutocompleteService | null = loaded.placesAutocompleteService;
  useEffect(() => {
    if (service !== null) onReady(() => (typed, signal) => predict(service, typed, signal));
  }, [service, onReady]);
  return null;
}

/** The module is CommonJS: bundlers and test runners disagree on what its default import is. */
const usePlacesAutocompleteService =
  'default' in usePlacesAutocompleteServiceModule
    ? (usePlacesAutocompleteServiceModule.default as typeof usePlacesAutocompleteServiceModule)
    : usePlacesAutocompleteServiceModule;

const predict = (
  service: AutocompleteService,
  input: string,
  signal: AbortSignal,
): Promise<readonly SuggestedPlace[]> =>
  new Promise((resolve, reject) => {
    const rejectOnce = (): void => reject(new Error('no suggestions'));
    signal.addEventListener('abort', rejectOnce);
    AbortSignal.timeout(timeoutMs).addEventListener('abort', rejectOnce);
    void service.getPlacePredictions(
      { input, componentRestrictions: { country: 'ca' } },
      (predictions, status) => {
        if (status === 'OK' || status === 'ZERO_RESULTS') {
          resolve((predictions ?? []).map(({ place_id: id, description }) => ({ id, text: description })));
        } else rejectOnce();
      },
    );
  });
