import type { Place } from '../../domain/offer/place.js';
import { countryName } from './countries.js';
import { regionName } from './regions.js';

/** The display name of a place, such as "Faro, Portugal" or "Miami, Florida, United States". */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, ...(region === null ? [] : [regionName(country, region)]), countryName(country)].join(', ');
}
