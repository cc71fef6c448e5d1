import type { FieldChecks } from '../../shared/domain/field-checks.js';

/** A position in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** A town or city of GeoNames, as a listing keeps it. */
export type Place = Coordinates & {
  /** The id in GeoNames. */
  readonly id: number;
  readonly name: string;
  /** Code of the state or province, where it is part of how people write the place: CA, NSW. */
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};

/** Degrees of longitude from `west` to `east`. */
type LongitudeRange = { readonly west: number; readonly east: number };

/** An area that holds everything within a distance, and a little more. */
type BoundingBox = {
  readonly south: number;
  readonly north: number;
  /** Two ranges where the area crosses the date line. */
  readonly longitudes: readonly LongitudeRange[];
};

export const MOST_PLACES = 10;

/** Kilometers around a place. */
export const RADIUS = { least: 1, most: 500, usual: 50 } as const;

/** The mean radius of the Earth in kilometers (IUGG). */
export const EARTH_RADIUS = 6_371.0088;

/** The great-circle distance in kilometers, by the haversine formula. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const h =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** The box around a circle: a meridian touches it where sin(dLon) = sin(r) / cos(lat); around a pole all meridians do. */
export function boundingBox({ latitude, longitude }: Coordinates, kilometers: number): BoundingBox {
  const angle = kilometers / EARTH_RADIUS;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  if (south <= -90 || north >= 90) return { south, north, longitudes: [{ west: -180, east: 180 }] };
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  return { south, north, longitudes: cutAtDateLine(longitude - width, longitude + width) };
}

/** Whole kilometers from a point to the nearest of some places; undefined without any. */
export function distanceTo(places: readonly Coordinates[] | null, from: Coordinates): number | undefined {
  if (!places || places.length === 0) return undefined;
  return Math.round(Math.min(...places.map((place) => distanceBetween(from, place))));
}

/** Checks the places of a listing; null while nobody has said where it is. */
export function checkPlaces(
  checks: FieldChecks,
  entered: readonly Place[] | null | undefined,
): readonly Place[] | null {
  if (!entered) return null;
  const places = [...new Map(entered.map((place) => [place.id, place])).values()];
  if (places.length > MOST_PLACES) checks.add('placeIds', `A job can be at no more than ${MOST_PLACES} places`);
  return places;
}

function cutAtDateLine(west: number, east: number): LongitudeRange[] {
  if (west < -180)
    return [
      { west: west + 360, east: 180 },
      { west: -180, east },
    ];
  if (east > 180)
    return [
      { west, east: 180 },
      { west: -180, east: east - 360 },
    ];
  return [{ west, east }];
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
