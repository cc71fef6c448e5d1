import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { countriesNamed, countryInflected, countryName, wholeCountryNamed, regionNamed, placeLabel } from '#jobs';
import { placeLexeme } from '../../domain/understanding/place-names.js';
import { typedWords } from '../../domain/understanding/typed-words.js';
import type { TypedSearch } from '../../domain/understanding/understanding.js';
import { wordsOf } from '../../domain/vocabulary/words.js';
import type { KnownPlace } from '../../domain/understanding/wants.js';

const LONGEST_NAME = 4;
const MOST_NAMES = 80;
/** A town of this size is known even where no listing is. */
const LARGE = 100_000;

const NAMED = prepared(`
  select name.folded as named, place.id, name, region, country, population, name.is_main as "isMain",
    exists (select from job_location_place where place_id = place.id) as "isUsed"
  from place_name name join place on place.id = name.place_id
  where name.folded = any($1::text[])
  order by name.is_main desc, population desc, place.id`);

/** A smaller town without listings may be an everyday word: "Bela Vista". */
const METROPOLIS = 300_000;

type Named = {
  readonly named: string;
  readonly id: number;
  readonly name: string;
  readonly region: string | null;
  readonly country: string;
  readonly population: number;
  readonly isMain: boolean;
  readonly isUsed: boolean;
};

/** Finds the places that the words of a search name. */
@Injectable()
export class NamedPlaces {
  constructor(private readonly database: Database) {}

  async named({ keywords, location }: TypedSearch): Promise<FoundPlaces> {
    const names = new Set([...namesIn(keywords), ...location.split(',').flatMap(namesIn)]);
    const rows = await this.database.query<Named>(NAMED, [[...names].slice(0, MOST_NAMES)]);
    return new FoundPlaces(Map.groupBy(rows, ({ named }) => named));
  }
}

/** Places by the names that were looked up. */
export class FoundPlaces {
  constructor(private readonly places: ReadonlyMap<string, readonly Named[]>) {}

  /** The place of a name: in the area given, or a large one, or one where listings are. */
  find(name: string, within: string | undefined): KnownPlace | undefined {
    const country = wholeCountryNamed(name);
    if (country !== undefined) return { lexeme: `country:${country}`, label: countryName(country) };
    const named = this.places.get(name) ?? [];
    const place = within === undefined ? best(named) : named.find((one) => isWithin(one, within));
    if (!place) return undefined;
    const isGuess = !place.isUsed && (!place.isMain || place.population < METROPOLIS);
    return { lexeme: placeLexeme(place.id), label: placeLabel(place), id: place.id, isGuess };
  }

  /** The country that a word names in another case than its name. */
  inflected(word: string): KnownPlace | undefined {
    const country = countryInflected(word);
    return country === undefined ? undefined : { lexeme: `country:${country}`, label: countryName(country) };
  }
}

/** Of several, the largest by far, unless listings are only at another one. */
function best(named: readonly Named[]): Named | undefined {
  const known = named.filter(({ population, isUsed }) => isUsed || population >= LARGE);
  return known.toSorted((a, b) => b.population - a.population)[0];
}

function isWithin({ country, region }: Named, area: string): boolean {
  const found = regionNamed(area);
  return countriesNamed(area).includes(country) || (found?.country === country && found.region === region);
}

/** All runs of a few words. */
function namesIn(text: string): string[] {
  const words = typedWords(text).slice(0, 20).flatMap(wordsOf);
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_unused, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  );
}
