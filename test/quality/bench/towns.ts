import { countryNamed } from '#jobs/adapters/places/countries.js';
import type { City } from '#search/adapters/places/geonames.js';
import { readCities } from '#search/adapters/places/geonames-file.js';
import type { Place } from '#jobs/domain/offer/place.js';

/** Assigns each location a town in its country: the named one, or else the largest that is still free. */
export class Towns {
  private readonly ofCountry: Map<string, City[]>;
  private readonly given = new Map<string, Place | undefined>();

  constructor() {
    const largestFirst = [...readCities()].sort((a, b) => b.population - a.population);
    this.ofCountry = Map.groupBy(largestFirst, ({ countryCode }) => countryCode);
  }

  /** Lisbon for "Lisbon, Portugal", any Portuguese town for "Old Town 3, Lisbon, Portugal"; else undefined. */
  at(location: string): Place | undefined {
    if (!this.given.has(location)) this.given.set(location, this.next(location));
    return this.given.get(location);
  }

  private next(location: string): Place | undefined {
    const parts = location.split(', ');
    const country = countryNamed(parts.at(-1) ?? '');
    const towns = this.ofCountry.get(country ?? '') ?? [];
    const named = parts.length === 2 ? towns.findIndex(({ name }) => name === parts[0]) : 0;
    const [town] = towns.splice(Math.max(named, 0), 1);
    if (!town) return undefined;
    const { geonameId: id, name, countryCode, latitude, longitude } = town;
    return { id, name, region: null, country: countryCode, latitude, longitude };
  }
}
