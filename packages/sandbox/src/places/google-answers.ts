import { foldedWords, shortStreet } from './street-words.ts';
import { formattedAddress, placeId, placeTitle } from './place.ts';
import type { Place } from './place.ts';

/** The types that the real service reports for each kind of place. */
const typesOf: Readonly<Record<Place['kind'], readonly string[]>> = {
  address: ['street_address', 'geocode'],
  venue: ['point_of_interest', 'establishment'],
  street: ['route', 'geocode'],
  city: ['locality', 'political', 'geocode'],
  postal: ['postal_code', 'geocode'],
};

const provinceNames = { ON: 'Ontario', QC: 'Québec' } as const;

/** Returns one suggestion in the format of Place Autocomplete. */
export function prediction(place: Place, typed: string) {
  const { main, secondary } = placeTitle(place);
  const description = `${main}, ${secondary}`;
  const matched = matchedParts(main, typed);
  return {
    description,
    matched_substrings: matched,
    place_id: placeId(place),
    reference: placeId(place),
    structured_formatting: {
      main_text: main,
      main_text_matched_substrings: matched,
      secondary_text: secondary,
    },
    terms: termsOf(description),
    types: typesOf[place.kind],
  };
}

/** Returns the typed parts of the text, to be shown in bold. */
function matchedParts(text: string, typed: string): readonly { length: number; offset: number }[] {
  const words = foldedWords(typed);
  return [...text.matchAll(/[\p{L}\p{N}'’.]+/gu)].flatMap(({ 0: own, index }) => {
    const [folded = ''] = foldedWords(own);
    const lengths = words.filter((word) => folded.startsWith(word)).map(({ length }) => length);
    return lengths.length === 0
      ? []
      : [{ length: Math.min(Math.max(...lengths), own.length), offset: index }];
  });
}

function termsOf(description: string): readonly { offset: number; value: string }[] {
  let offset = 0;
  return description.split(', ').map((value) => {
    const term = { offset, value };
    offset += value.length + 2;
    return term;
  });
}

/** Returns a place in the format of Place Details. */
export const placeDetails = (place: Place) => ({
  address_components: componentsOf(place),
  formatted_address: formattedAddress(place),
  geometry: { location: { lat: place.latitude, lng: place.longitude }, viewport: viewportOf(place) },
  name: placeTitle(place).main,
  place_id: placeId(place),
  types: typesOf[place.kind],
});

/** Returns a place in the format of Geocoding. */
export const geocoded = (place: Place) => {
  const { geometry, name: _, ...details } = placeDetails(place);
  return { ...details, geometry: { ...geometry, location_type: precisionOf(place) } };
};

function precisionOf({ kind }: Place): string {
  if (kind === 'venue') return 'ROOFTOP';
  if (kind === 'address') return 'RANGE_INTERPOLATED';
  return kind === 'street' ? 'GEOMETRIC_CENTER' : 'APPROXIMATE';
}

function componentsOf(place: Place) {
  const component = (long_name: string, short_name: string, ...types: readonly string[]) => ({
    long_name,
    short_name,
    types,
  });
  const { city, province } = place;
  return [
    ...('houseNumber' in place ? [component(place.houseNumber, place.houseNumber, 'street_number')] : []),
    ...('street' in place ? [component(place.street, shortStreet(place.street), 'route')] : []),
    component(city, city, 'locality', 'political'),
    component(provinceNames[province], province, 'administrative_area_level_1', 'political'),
    component('Canada', 'CA', 'country', 'political'),
    ...('postalCode' in place ? [component(place.postalCode, place.postalCode, 'postal_code')] : []),
  ];
}

function viewportOf({ kind, latitude, longitude }: Place) {
  const reach = kind === 'city' ? 0.08 : 0.0013;
  return {
    northeast: { lat: latitude + reach, lng: longitude + reach },
    southwest: { lat: latitude - reach, lng: longitude - reach },
  };
}
