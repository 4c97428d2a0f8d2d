/**
 * A segment of a street: name, delivery area, first and last house number, and the coordinates of both. Houses in
 * between are interpolated.
 */
export type StreetRow = readonly [
  street: string,
  area: string,
  first: number,
  last: number,
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
];

/** The stretches of one city; addresses in it are written with the two letters of its province. */
export type CityStreets = {
  readonly city: string;
  readonly province: 'ON' | 'QC';
  readonly streets: readonly StreetRow[];
};
