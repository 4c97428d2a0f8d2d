/**
 * A stretch of a street: its name, the delivery area it lies in, its first and last house number, and where these
 * two stand (latitude and longitude of each). What lies between is interpolated.
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
