import { entriesOf, isFields, textIn, type Raw, type RawFields } from '../raw-listing.js';
import { fieldNamed } from './words.js';

/** Fields of a listing by Wayfare's names, and the names of those that nobody reads. */
export type Fields = { readonly read: ReadonlyMap<string, Raw>; readonly unread: readonly string[] };

/** Fields whose value is a list or has parts of its own. */
const WHOLE = new Set([
  'skills',
  'languages',
  'shifts',
  'certificates',
  'hiresIn',
  'description',
  'jobType',
  'category',
]);

/** A field that shapes set for places beside the first one. */
const OTHER_PLACES = 'otherPlaces';

const MAX_UNREAD = 50;
const MAX_NAME = 60;

/** Finds the fields in a listing. Of several names for a field, the most telling one with a value counts. */
export function fieldsIn(listing: RawFields): Fields {
  const read = new Map<string, { value: Raw; rank: number; name: string }>();
  const unread: string[] = [];
  for (const [name, value] of flattened(listing, '')) {
    const known = name === OTHER_PLACES ? { field: OTHER_PLACES, rank: 0 } : fieldNamed(name);
    const before = known && read.get(known.field);
    if (!known) note(name, value);
    else if (!before || isBlank(before.value) || (known.rank < before.rank && !isBlank(value))) {
      if (before) note(before.name, before.value);
      read.set(known.field, { value, rank: known.rank, name });
    } else note(name, value);
  }
  function note(name: string, value: Raw): void {
    if (!isBlank(value) && unread.length < MAX_UNREAD) unread.push(name.slice(0, MAX_NAME));
  }
  return { read: new Map([...read].map(([field, { value }]) => [field, value])), unread };
}

/** Values with parts become several fields: `salary` with `min` becomes `salary min`. */
function flattened(fields: RawFields, prefix: string): [string, Raw][] {
  return Object.entries(fields).flatMap(([part, value]): [string, Raw][] => {
    const joined = prefix && fieldNamed(`${prefix} ${part}`) ? `${prefix} ${part}` : part;
    const name = prefix && !fieldNamed(joined) ? `${prefix} ${part}` : joined;
    const field = fieldNamed(name)?.field;
    if (field !== undefined && WHOLE.has(field)) return [[name, value]];
    const [first, ...others] = entriesOf(value);
    if (field === 'location' && others.length > 0) {
      const place: [string, Raw][] = isFields(first) ? flattened(first, name) : [[name, first ?? '']];
      return [...place, [OTHER_PLACES, others.map(placeName)]];
    }
    if (!isFields(value)) return [[name, value]];
    if (isFields(first) && first !== value) return flattened({ [part]: first }, prefix);
    const main = textIn(value);
    if (field !== undefined && main !== '') return [[name, main]];
    return flattened(value, /^facts$/i.test(part) ? '' : name);
  });
}

function placeName(place: Raw): string {
  return isFields(place) ? textIn(place['city']) || textIn(place) : textIn(place);
}

function isBlank(value: Raw): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isFields(value) ? Object.values(value).every(isBlank) : value.every(isBlank);
}
