import { travelLimits } from '@repo/domain/limits';
import type { Coordinates } from '@repo/domain/matching/coordinates';

/** A grid of map cells for providers who travel up to `reachKm`, numbered like `map_cell` in the database. */
type Grid = { readonly level: number; readonly reachKm: number; readonly degrees: number };

const grids: readonly Grid[] = [
  { level: 0, reachKm: 10, degrees: 0.25 },
  { level: 1, reachKm: 25, degrees: 0.25 },
  { level: 2, reachKm: 50, degrees: 0.5 },
  { level: 3, reachKm: travelLimits.distanceKm.to, degrees: 1 },
];

const earthRadiusKm = 6371;
const degreesPerRadian = 180 / Math.PI;
/** Rounds outwards: an extra cell costs nothing, a missing one loses a provider at the edge. */
const roundingDegrees = 1e-9;

/** Returns every cell that may contain a provider who reaches the place: about forty around Toronto. */
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

/** Returns the columns within reach. The last column borders the first, and near a pole all are within reach. */
function columnsOf({ latitude, longitude }: Coordinates, reach: number, degrees: number): readonly number[] {
  const count = 360 / degrees;
  const sine = Math.sin(reach) / Math.cos(latitude / degreesPerRadian);
  // Longitude 180 has its own column, although it is the same meridian as -180.
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
