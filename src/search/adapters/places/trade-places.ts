import { countryNamed, foldedName } from '#jobs';
import { loadThesaurus } from '../thesaurus-files.js';
import type { Group } from '../../domain/vocabulary/group.js';
import type { Thesaurus } from '../../domain/vocabulary/thesaurus.js';

/** A place of the trade's dictionary: what else it is called, and the countries where a place of that name is known. */
type TradePlace = {
  readonly names: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  /** The names of what it is directly in: a city, an island, a region, a country. */
  readonly around: ReadonlySet<string>;
};

type NameInCountry = readonly [name: string, country: string];

/** The places that people of the trade mean by a name: Lech in Austria, not Lecco; Santorini for Firá. */
export class TradePlaces {
  private static loaded: TradePlaces | undefined;
  private readonly byName = new Map<string, TradePlace>();
  private readonly sorted: readonly string[];

  private constructor(thesaurus: Thesaurus) {
    for (const group of thesaurus.all.filter(({ section }) => section === 'places')) {
      const names = new Set([...group.same, ...group.short].map(foldedName));
      const wider = thesaurus.around(group).filter((one) => !isWideCountry(one.name));
      const around = new Set(wider.flatMap(({ same }) => same.map(foldedName)));
      const place = { names, countries: new Set(countriesAround(group, thesaurus)), around };
      for (const name of names) this.byName.set(name, merged(this.byName.get(name), place));
    }
    this.sorted = [...this.byName.keys()].sort();
  }

  static load(): TradePlaces {
    return (this.loaded ??= new TradePlaces(loadThesaurus()));
  }

  /** The countries where a place, island or region of that name is known. */
  countriesOf(name: string): readonly string[] {
    return [...(this.byName.get(name)?.countries ?? [])];
  }

  /** The names of a place, each with each of its countries. */
  named(name: string): NameInCountry[] {
    const { names = [], countries = [] } = this.byName.get(name) ?? {};
    return [...names].flatMap((other) => [...countries].map((country): NameInCountry => [other, country]));
  }

  /** The names of what a place is directly in, each with each of its countries. */
  around(name: string): NameInCountry[] {
    const { around = [], countries = [] } = this.byName.get(name) ?? {};
    return [...around].flatMap((other) => [...countries].map((country): NameInCountry => [other, country]));
  }

  /** Names that begin like that, with their countries. */
  beginning(letters: string, limit: number): NameInCountry[] {
    const first = this.sorted.findIndex((name) => name >= letters);
    const names = this.sorted.slice(first < 0 ? Infinity : first).slice(0, limit);
    return names
      .filter((name) => name.startsWith(letters))
      .flatMap((name) => this.countriesOf(name).map((country): NameInCountry => [name, country]));
  }
}

/** Countries that are cities. */
const CITY_STATES = new Set(['SG', 'MC', 'HK', 'MO', 'GI']);

/** Whether a name is that of a country that is no city. */
export function isWideCountry(name: string): boolean {
  const country = countryNamed(name);
  return country !== undefined && !CITY_STATES.has(country);
}

function merged(known: TradePlace | undefined, place: TradePlace): TradePlace {
  if (!known) return place;
  return {
    names: new Set([...known.names, ...place.names]),
    countries: new Set([...known.countries, ...place.countries]),
    around: new Set([...known.around, ...place.around]),
  };
}

function countriesAround(group: Group, thesaurus: Thesaurus, seen = new Set<Group>()): string[] {
  if (seen.has(group)) return [];
  seen.add(group);
  const country = countryNamed(group.name);
  return country === undefined
    ? thesaurus.around(group).flatMap((wider) => countriesAround(wider, thesaurus, seen))
    : [country];
}
