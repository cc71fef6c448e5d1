import { controlsIn, InvalidFields } from '#shared/domain/field-checks.js';
import { hasControls, normalText, withoutControls } from '#shared/domain/text/normal-text.js';

/**
 * Fields that are taken as they are: passwords may contain anything, and names with invisible characters are refused
 * instead of changed.
 */
const AS_SENT = /(?:password|^username|^fullName|^login|^returnTo)$/i;

/** More values than any form or batch sends; checking 20,000 skills one by one would hold up everyone else. */
export const MAX_VALUES = 5_000;

/** More objects than any form or batch sends: each is validated by itself, which takes far longer than a text. */
export const MAX_OBJECTS = 400;

/**
 * The texts of a request, normalized, whatever their fields are called, so that no new field is forgotten. The domain
 * knows which of them are single lines. Control characters are refused in bodies and ignored in queries.
 * @throws InvalidFields
 */
export function normalInput(input: unknown, from: 'body' | 'query', name = ''): unknown {
  if (AS_SENT.test(name)) return input;
  const { values, objects } = sizeOf(input);
  if (values > MAX_VALUES)
    throw new InvalidFields([{ field: name, message: `The request has more than ${MAX_VALUES} values.` }]);
  if (objects > MAX_OBJECTS)
    throw new InvalidFields([{ field: name, message: `The request has more than ${MAX_OBJECTS} objects.` }]);
  return from === 'query'
    ? mapTexts(input, '', (text) => normalText(withoutControls(text)))
    : mapTexts(input, '', (text, field) => {
        if (hasControls(text)) throw new InvalidFields([{ field, message: controlsIn('The text') }]);
        return normalText(text, 'paragraphs');
      });
}

/** How many values and objects there are in it, however deep; counted only until there are too many values. */
function sizeOf(input: unknown): { readonly values: number; readonly objects: number } {
  const found = [input];
  let objects = 0;
  for (let next = 0; next < found.length && found.length <= MAX_VALUES; next += 1) {
    const value = found[next];
    if (isPlain(value)) objects += 1;
    if (Array.isArray(value) || isPlain(value)) for (const inner of Object.values(value)) found.push(inner);
  }
  return { values: found.length, objects };
}

function mapTexts(value: unknown, path: string, change: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, `${path}.${index}`, change));
  if (!isPlain(value)) return value;
  const changed = Object.entries(value).map(([name, inner]) => {
    const innerPath = path ? `${path}.${name}` : name;
    return [name, AS_SENT.test(name) ? inner : mapTexts(inner, innerPath, change)];
  });
  return Object.fromEntries(changed) as unknown;
}

/** Whether it is an object of a JSON body or query, not a buffer or an instance of a class. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
