import type { Place } from '../../domain/offer/place.js';
import { foldedName } from './folded-name.js';
import { countryName, countryNamed } from './countries.js';
import { TradePlaces } from './trade-places.js';
import { regionName, regionNamed } from './regions.js';

/** A country, or a region of one. */
type Area = { readonly country: string; readonly region: string | null };

/** A parsed place name; without areas it can be anywhere. */
export type PlaceText = { readonly name: string; readonly areas: readonly Area[] };

/** The display name of a place, such as "Faro, Portugal" or "Miami, Florida, United States". */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, ...(region === null ? [] : [regionName(country, region)]), countryName(country)].join(', ');
}

/** Parses "Faro", "Faro, Portugal" or "Miami, Florida, USA"; undefined if the last part is not a country or region. */
export function readPlaceText(text: string): PlaceText | undefined {
  const [first = '', ...others] = text.split(',').filter((part) => part.trim());
  const name = foldedName(first);
  const last = others.pop();
  if (last === undefined) return { name, areas: [] };
  const country = countryNamed(last);
  const region = regionNamed(last);
  const within = others.map(regionNamed).find((one) => one !== undefined && one.country === country);
  const named = within ? [within] : [...(country ? [{ country, region: null }] : []), ...(region ? [region] : [])];
  // An island, a valley, a part of the country: Ubud, Bali.
  const around = named.length > 0 ? [] : TradePlaces.load().countriesOf(foldedName(last));
  const areas = [...named, ...around.map((code) => ({ country: code, region: null }))];
  return areas.length === 0 ? undefined : { name, areas };
}

/** The country that a location ends with. */
export function countryOfLocation(location: string): string | undefined {
  const last = location.split(',').at(-1) ?? '';
  return countryNamed(last) ?? (location.includes(',') ? regionNamed(last)?.country : undefined);
}
