import { useConfiguration } from '@repo/api-client/site-data';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { AddressCombobox } from '@repo/ui/places/address-combobox';
import type { Suggest } from '@repo/ui/places/use-suggestions';
import { createElement, useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { GoogleSuggestions as GoogleSuggestionsPart } from './google-suggestions.tsx';
import { suggestPlaces } from './suggest-places.ts';
import type { SuggestedPlace } from './suggest-places.ts';

type AddressFieldProps = Omit<ComponentProps<typeof AddressCombobox<SuggestedPlace>>, 'suggest'>;

/**
 * An address field with suggestions of our server, or of Google's own script where the deployment has a browser key.
 * Both name places by the same ids, so that what is chosen is looked up the same way.
 */
export function AddressField(props: AddressFieldProps) {
  const dispatch = useSessionDispatch();
  const { data } = useConfiguration();
  const [fromGoogle, setFromGoogle] = useState<Suggest<SuggestedPlace>>();
  const [isTyped, setIsTyped] = useState(false);
  // Google hears of a visitor only once an address is typed.
  const GoogleSuggestions = useGoogleSuggestions(isTyped ? (data?.googleMapsBrowserKey ?? null) : null);
  const fromServer: Suggest<SuggestedPlace> = (typed, signal) => dispatch(suggestPlaces(typed, signal));
  const suggest: Suggest<SuggestedPlace> = async (typed, signal) => {
    if (fromGoogle === undefined) return fromServer(typed, signal);
    return fromGoogle(typed, signal).catch(() => fromServer(typed, signal));
  };
  return (
    <>
      <AddressCombobox<SuggestedPlace>
        {...props}
        hint={fromGoogle === undefined ? props.hint : withAttribution(props.hint)}
        onType={(text) => {
          setIsTyped(true);
          props.onType?.(text);
        }}
        suggest={suggest}
      />
      {GoogleSuggestions === undefined
        ? null
        : createElement(GoogleSuggestions.Part, {
            apiKey: GoogleSuggestions.apiKey,
            onReady: setFromGoogle,
          })}
    </>
  );
}

/** Google's terms require these words, in English, beside suggestions without a map. */
const attribution = 'Powered by Google';
const withAttribution = (hint: ReactNode): ReactNode => (
  <>
    {hint} <span lang="en">{attribution}</span>
  </>
);

type Loaded = {
  readonly apiKey: string;
  readonly Part: typeof GoogleSuggestionsPart;
};

/** Loads the part for Google only where there is a key. A part that cannot be loaded leaves our own suggestions. */
function useGoogleSuggestions(apiKey: string | null): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (apiKey === null) return;
    import('./google-suggestions.tsx').then(
      ({ GoogleSuggestions: Part }) => setLoaded({ apiKey, Part }),
      () => undefined,
    );
  }, [apiKey]);
  return loaded;
}
