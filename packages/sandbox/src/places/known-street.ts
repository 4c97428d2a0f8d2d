import { createHash } from 'node:crypto';
import type { AddressPlace, Place } from './place.ts';
import { regionStreets } from './region-streets.data.ts';
import type { StreetRow } from './street-row.ts';
import { torontoStreets } from './toronto-streets.data.ts';

type Stretch = {
  readonly area: string;
  readonly first: number;
  readonly last: number;
  readonly from: readonly [latitude: number, longitude: number];
  readonly to: readonly [latitude: number, longitude: number];
};

/** A street of a city with its segments, from the lowest house number to the highest. */
export type KnownStreet = {
  readonly street: string;
  readonly city: string;
  readonly province: 'ON' | 'QC';
  readonly stretches: readonly Stretch[];
};

export const knownStreets: readonly KnownStreet[] = [torontoStreets, ...regionStreets].flatMap(
  ({ city, province, streets }) =>
    [...Map.groupBy(streets, ([street]) => street)].map(([street, rows]) => ({
      street,
      city,
      province,
      stretches: rows.map(stretchOf).toSorted((one, other) => one.first - other.first),
    })),
);

function stretchOf([, area, first, last, fromLat, fromLng, toLat, toLng]: StreetRow): Stretch {
  return { area, first, last, from: [fromLat, fromLng], to: [toLat, toLng] };
}

/** Returns a house, or undefined when the street has no such number. */
export function houseOn(known: KnownStreet, houseNumber: string): AddressPlace | undefined {
  const number = Number.parseInt(houseNumber, 10);
  const lowest = known.stretches.at(0);
  const highest = known.stretches.at(-1);
  if (lowest === undefined || highest === undefined) return undefined;
  if (!(number >= lowest.first && number <= highest.last)) return undefined;
  // Numbers between two segments belong to the end of the first.
  const stretch = known.stretches.findLast(({ first }) => first <= number) ?? lowest;
  const { street, city, province } = known;
  const [latitude, longitude] = pointAlong(stretch, Math.min(number, stretch.last));
  const postalCode = postalCodeOf(known, stretch, number);
  return { kind: 'address', houseNumber, street, city, province, postalCode, latitude, longitude };
}

/** The street as a whole: a point in the middle of it. */
export function wholeStreet({ street, city, province, stretches }: KnownStreet): Place {
  const middle = stretches[Math.floor(stretches.length / 2)];
  if (middle === undefined) throw new Error(`${street} has no stretch`);
  const [latitude, longitude] = pointAlong(middle, (middle.first + middle.last) / 2);
  return { kind: 'street', street, city, province, latitude, longitude };
}

/** Returns the first house of every postal code. */
export const housesByPostalCode = (): ReadonlyMap<string, AddressPlace> =>
  new Map(
    knownStreets.flatMap((known) =>
      known.stretches.flatMap(({ first, last }) =>
        Array.from({ length: Math.ceil((last - first + 1) / housesPerCode) }, (_, block) =>
          houseOn(known, String(first + block * housesPerCode)),
        ).flatMap((house) => (house === undefined ? [] : [[house.postalCode, house] as const])),
      ),
    ),
  );

function pointAlong({ first, last, from, to }: Stretch, number: number): readonly [number, number] {
  const share = (number - first) / (last - first);
  const between = (one: number, other: number): number =>
    Math.round((one + (other - one) * share) * 1e7) / 1e7;
  return [between(from[0], to[0]), between(from[1], to[1])];
}

const housesPerCode = 40;
/** Canada uses no letter that looks like a digit or like another letter. */
const letters = 'ABCEGHJKLMNPRSTVWXYZ';

/**
 * The delivery area is the real one. The last three characters are made up, the same ones for the same block at
 * every time: only the area decides anything in the product (S1§5).
 */
function postalCodeOf({ street, city }: KnownStreet, { area, first }: Stretch, number: number): string {
  const block = Math.floor((number - first) / housesPerCode);
  const [one = 0, two = 0, three = 0] = createHash('sha256')
    .update(`${street} ${city} ${area} ${block}`)
    .digest();
  return `${area} ${one % 10}${letters[two % letters.length]}${1 + (three % 9)}`;
}
