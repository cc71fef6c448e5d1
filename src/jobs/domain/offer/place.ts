import type { FieldChecks } from '#shared/domain/field-checks.js';

/** In degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** A town or city from GeoNames. */
export type Place = Coordinates & {
  /** The GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** Code of the state or province if it is usually part of the address: CA, NSW. */
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether it was found by the location of the listing, not chosen by the employer. */
  readonly isFound?: true;
};

/** Degrees of longitude from `west` to `east`. */
type LongitudeRange = { readonly west: number; readonly east: number };

type BoundingBox = {
  readonly south: number;
  readonly north: number;
  /** Two ranges if the box crosses the date line. */
  readonly longitudes: readonly LongitudeRange[];
};

export const MAX_PLACES = 10;

/** Search radius in kilometers. */
export const RADIUS = { min: 1, max: 500, default: 50 } as const;

/** The mean radius of the Earth in kilometers (IUGG). */
export const EARTH_RADIUS = 6_371.0088;

/** The great-circle distance in kilometers, by the haversine formula. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const h =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** The box around a circle. Half its width is dLon, with sin(dLon) = sin(r) / cos(lat); at a pole it spans 360°. */
export function boundingBox({ latitude, longitude }: Coordinates, kilometers: number): BoundingBox {
  const angle = kilometers / EARTH_RADIUS;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  if (south <= -90 || north >= 90) return { south, north, longitudes: [{ west: -180, east: 180 }] };
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  return { south, north, longitudes: cutAtDateLine(longitude - width, longitude + width) };
}

/** Kilometers, rounded, from a point to the nearest of the places; undefined if there are none. */
export function distanceTo(places: readonly Coordinates[] | null, from: Coordinates): number | undefined {
  if (!places || places.length === 0) return undefined;
  return Math.round(Math.min(...places.map((place) => distanceBetween(from, place))));
}

/** Validates the places of a listing and removes duplicates; null if unknown. */
export function checkPlaces(
  checks: FieldChecks,
  entered: readonly Place[] | null | undefined,
): readonly Place[] | null {
  if (!entered) return null;
  const places = [...new Map(entered.map((place) => [place.id, place])).values()];
  if (places.length > MAX_PLACES) checks.add('placeIds', `A job can have at most ${MAX_PLACES} places`);
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
