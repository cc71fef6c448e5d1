import type { Reading } from './reading.js';
import { countryCode, countryNameOf } from './names.js';
import { optionFor } from './words.js';

const REMOTE = /remote|telecommute|home.?office|wfh/i;

/** The place of a listing, in one line, with the country's English name if the feed states it separately. */
export function locationOf(reading: Reading): { location: string | null; isRemote: boolean } {
  const [whole, city, region, country] = ['location', 'city', 'region', 'country'].map((part) => reading.line(part));
  const code = country ? countryCode(country) : undefined;
  const countryName = code === undefined ? country : countryNameOf(code);
  const remote = reading.line('remote');
  const isRemote =
    remote !== null && (optionFor('answer', remote) === 'true' || REMOTE.test(remote)) && !/hybrid/i.test(remote);
  const others = reading.list('otherPlaces');
  if (others.length > 0) reading.note(`Only the first place is posted, without: ${others.slice(0, 10).join(', ')}.`);
  const parts = whole ? [whole, ...missingIn(whole, [countryName])] : distinct([city, region, countryName]);
  const place = parts.join(', ');
  if (!isRemote || REMOTE.test(place)) return { location: place || null, isRemote };
  const hiresIn = reading.list('hiresIn').map((name) => countryCode(name));
  const where = place || (hiresIn[0] !== undefined && hiresIn.length === 1 ? countryNameOf(hiresIn[0]) : '');
  return { location: ['Remote', where].filter(Boolean).join(', '), isRemote };
}

/** The parts that a place does not name already, by whichever name. */
function missingIn(whole: string, parts: readonly (string | null | undefined)[]): string[] {
  const named = whole.split(',').map((part) => countryCode(part) ?? part.trim().toLowerCase());
  return distinct(parts).filter((part) => !named.includes(countryCode(part) ?? part.toLowerCase()));
}

function distinct(parts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(parts.filter((part): part is string => Boolean(part)))];
}
