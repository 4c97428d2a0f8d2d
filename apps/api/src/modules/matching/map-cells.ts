import type { Coordinates } from '@repo/domain/matching/coordinates';

/** The squares that providers of up to this reach are kept in, as `map_cell` of the database counts them. */
type Grid = { readonly level: number; readonly reachKm: number; readonly degrees: number };

const grids: readonly Grid[] = [
  { level: 0, reachKm: 10, degrees: 0.25 },
  { level: 1, reachKm: 25, degrees: 0.25 },
  { level: 2, reachKm: 50, degrees: 0.5 },
  { level: 3, reachKm: 100, degrees: 1 },
];

const earthRadiusKm = 6371;
const degreesPerRadian = 180 / Math.PI;
/** A square too many costs nothing, one too few loses a provider at the very edge. */
const roundingDegrees = 1e-9;

/** Every square in which somebody may live who reaches a place: some forty of them around Toronto. */
export const cellsAround = (place: Coordinates): readonly number[] =>
  grids.flatMap((grid) => cellsOf(grid, place));

function cellsOf({ level, reachKm, degrees }: Grid, place: Coordinates): readonly number[] {
  const reach = reachKm / earthRadiusKm;
  const latitudes = reach * degreesPerRadian + roundingDegrees;
  const rows = numbersBetween(
    Math.floor((place.latitude - latitudes + 90) / degrees),
    Math.floor((place.latitude + latitudes + 90) / degrees),
  );
  const columns = columnsOf(place, reach, degrees);
  return rows
    .filter((row) => row >= 0 && row <= 180 / degrees)
    .flatMap((row) => columns.map((column) => (level * 1024 + row) * 2048 + column));
}

/** Longitudes go round: the last column touches the first, and near a pole every one is near. */
function columnsOf({ latitude, longitude }: Coordinates, reach: number, degrees: number): readonly number[] {
  const count = 360 / degrees;
  const sine = Math.sin(reach) / Math.cos(latitude / degreesPerRadian);
  // 180 itself, the same meridian as -180, has a column of its own.
  if (!(sine > 0 && sine < 1)) return numbersBetween(0, count);
  const longitudes = Math.asin(sine) * degreesPerRadian + roundingDegrees;
  const columns = numbersBetween(
    Math.floor((longitude - longitudes + 180) / degrees),
    Math.floor((longitude + longitudes + 180) / degrees),
  ).flatMap((column) => {
    const around = (column + count) % count;
    return around === 0 || around === count - 1 ? [around, count] : [around];
  });
  return [...new Set(columns)];
}

const numbersBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
