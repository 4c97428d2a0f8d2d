/** A point on the map, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371;

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whether coordinates are valid (C-R13). */
export const isOnMap = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Returns the great-circle distance by the haversine formula. */
export function distanceKmBetween(one: Coordinates, other: Coordinates): number {
  const halfLatitude = radiansOf(other.latitude - one.latitude) / 2;
  const halfLongitude = radiansOf(other.longitude - one.longitude) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radiansOf(one.latitude)) * Math.cos(radiansOf(other.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the distance that a provider reads: in kilometres with one decimal. */
export const shownDistanceKm = (one: Coordinates, other: Coordinates): number =>
  Math.round(distanceKmBetween(one, other) * 10) / 10;
