import { cities } from './cities.data.ts';
import { housesByPostalCode, houseOn, knownStreets, wholeStreet } from './known-street.ts';
import type { KnownStreet } from './known-street.ts';
import { likeliestPlaces } from './likeliest-places.ts';
import { partsOfPlaceId, placeId } from './place.ts';
import type { AddressPlace, Place, VenuePlace } from './place.ts';
import { foldedWords } from './street-words.ts';
import { venues } from './venues.data.ts';

const cityPlaces: readonly Place[] = cities.map(([city, province, latitude, longitude]) => ({
  kind: 'city',
  city,
  province,
  latitude,
  longitude,
}));

const provinceOf = new Map(cityPlaces.map(({ city, province }) => [city, province]));

const venueAddresses: readonly AddressPlace[] = venues.map(
  ([, houseNumber, street, city, postalCode, latitude, longitude]) => {
    const province = provinceOf.get(city) ?? 'ON';
    return { kind: 'address', houseNumber, street, city, province, postalCode, latitude, longitude };
  },
);

const venuePlaces: readonly VenuePlace[] = venueAddresses.map((address, index) => ({
  ...address,
  kind: 'venue',
  name: venues[index]?.[0] ?? '',
}));

const streetPlaces = knownStreets.map(wholeStreet);
const placesWithoutNumber: readonly Place[] = [...cityPlaces, ...venuePlaces, ...streetPlaces];

const postalPlaces: ReadonlyMap<string, Place> = new Map(
  [...housesByPostalCode().values(), ...venueAddresses].map(
    ({ postalCode, city, province, latitude, longitude }) => [
      postalCode,
      { kind: 'postal', postalCode, city, province, latitude, longitude },
    ],
  ),
);

/** Returns at most five places that a partial text may mean, the likeliest first. */
export function searchPlaces(typed: string): readonly Place[] {
  const words = foldedWords(typed);
  const [first, second] = words;
  if (first === undefined) return [];
  if (isHouseNumber(first)) {
    // `5-290 Bremner` is unit 5 of number 290.
    const unitless = second !== undefined && isHouseNumber(second) ? words.slice(1) : [];
    const found = [words, unitless].map(searchAddresses).find(({ length }) => length > 0);
    if (found !== undefined) return found;
  }
  const postal = searchPostalCodes(words.join('')) ?? searchPostalCodes(words.slice(0, 2).join(''));
  return postal ?? likeliestPlaces(words, placesWithoutNumber);
}

const isHouseNumber = (word: string): boolean => /^[1-9]\d{0,4}[a-z]?$/.test(word);

/** Returns houses with the number; if no street has it, the streets themselves, without a postal code. */
function searchAddresses([houseNumber, ...words]: readonly string[]): readonly Place[] {
  if (houseNumber === undefined || words.length === 0) return [];
  const houses = likeliestPlaces(words, addressesWithNumber(houseNumber));
  return houses.length > 0 ? houses : likeliestPlaces(words, streetPlaces);
}

/**
 * Returns the addresses with a house number; a venue's own address replaces the one calculated from the street table.
 */
function addressesWithNumber(houseNumber: string): readonly AddressPlace[] {
  const houses = knownStreets
    .map((known) => houseOn(known, houseNumber))
    .filter((house) => house !== undefined);
  const atVenues = venueAddresses.filter((address) => address.houseNumber === houseNumber);
  return [...new Map([...houses, ...atVenues].map((address) => [placeId(address), address])).values()];
}

function searchPostalCodes(typed: string): readonly Place[] | undefined {
  if (!/^[a-z]\d[a-z](?:\d(?:[a-z]\d?)?)?$/.test(typed)) return undefined;
  return [...postalPlaces]
    .filter(([code]) => code.replace(' ', '').toLowerCase().startsWith(typed))
    .slice(0, 5)
    .map(([, place]) => place);
}

/** Returns the place of an id from `placeId`, or undefined for any other text. */
export function findPlace(id: string): Place | undefined {
  const [kind, one = '', two = '', three = ''] = partsOfPlaceId(id);
  switch (kind) {
    case 'city':
      return cityPlaces.find(({ city }) => city === one);
    case 'venue':
      return venuePlaces.find(({ name }) => name === one);
    case 'postal':
      return postalPlaces.get(one);
    case 'street': {
      const known = streetIn(one, two);
      return known && wholeStreet(known);
    }
    case 'address':
      return findAddress(one, two, three);
    case undefined:
    default:
      return undefined;
  }
}

const streetIn = (street: string, city: string): KnownStreet | undefined =>
  knownStreets.find((known) => known.street === street && known.city === city);

function findAddress(houseNumber: string, street: string, city: string): Place | undefined {
  const atVenue = venueAddresses.find(
    (place) => place.houseNumber === houseNumber && place.street === street && place.city === city,
  );
  if (atVenue !== undefined) return atVenue;
  const known = streetIn(street, city);
  return known && isHouseNumber(houseNumber) ? houseOn(known, houseNumber) : undefined;
}
