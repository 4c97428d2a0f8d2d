import { shortStreet } from './street-words.ts';

type Located = {
  readonly city: string;
  readonly province: 'ON' | 'QC';
  readonly latitude: number;
  readonly longitude: number;
};

export type AddressPlace = Located & {
  readonly kind: 'address';
  readonly houseNumber: string;
  readonly street: string;
  readonly postalCode: string;
};

export type VenuePlace = Omit<AddressPlace, 'kind'> & { readonly kind: 'venue'; readonly name: string };

/** Anything that can be found. Streets and cities span several areas and have no postal code. */
export type Place =
  | AddressPlace
  | VenuePlace
  | (Located & { readonly kind: 'street'; readonly street: string })
  | (Located & { readonly kind: 'city' })
  | (Located & { readonly kind: 'postal'; readonly postalCode: string });

/** The bold first part of a suggestion, and the grey rest of it. */
export function placeTitle(place: Place): { readonly main: string; readonly secondary: string } {
  const { city, province } = place;
  const within = `${city}, ${province}, Canada`;
  switch (place.kind) {
    case 'address':
      return { main: `${place.houseNumber} ${place.street}`, secondary: within };
    case 'venue':
      return { main: place.name, secondary: `${place.street}, ${within}` };
    case 'street':
      return { main: place.street, secondary: within };
    case 'postal':
      return { main: place.postalCode, secondary: within };
    case 'city':
      return { main: city, secondary: `${province}, Canada` };
  }
}

/** The address as it stands on a letter. */
export function formattedAddress(place: Place): string {
  const within = `${place.city}, ${place.province}`;
  switch (place.kind) {
    case 'address':
    case 'venue':
      return `${place.houseNumber} ${shortStreet(place.street)}, ${within} ${place.postalCode}, Canada`;
    case 'street':
      return `${shortStreet(place.street)}, ${within}, Canada`;
    case 'postal':
      return `${within} ${place.postalCode}, Canada`;
    case 'city':
      return `${within}, Canada`;
  }
}

const separator = '|';

/** Returns an id derived from the place, stable across restarts and changes of the tables. */
export const placeId = (place: Place): string =>
  Buffer.from(partsOf(place).join(separator)).toString('base64url');

/** Returns the parts of an id; meaningless for an invalid one. */
export const partsOfPlaceId = (id: string): readonly string[] =>
  Buffer.from(id, 'base64url').toString('utf8').split(separator);

function partsOf(place: Place): readonly string[] {
  switch (place.kind) {
    case 'address':
      return ['address', place.houseNumber, place.street, place.city];
    case 'venue':
      return ['venue', place.name];
    case 'street':
      return ['street', place.street, place.city];
    case 'postal':
      return ['postal', place.postalCode];
    case 'city':
      return ['city', place.city];
  }
}
