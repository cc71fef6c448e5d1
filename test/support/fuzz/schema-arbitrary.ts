import fc from 'fast-check';
import { AWKWARD_TEXTS } from './hostile.js';
import { resolved, type ApiDocument, type Schema } from '../api-document/operations.js';

/** Ids are sequential, so the first few exist. */
export const LIKELY_ID = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }) },
);

/** Known values by field (`name`), path parameter (`path:name`) or parameter of one operation (`GET /path:name`). */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Values that a schema allows, preferring known ones. */
export function valuesOf(document: ApiDocument, schema: Schema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const values = known[name] ?? plainValues(document, schema, known, name);
  return schema.nullable
    ? fc.oneof({ weight: 9, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) })
    : values;
}

function plainValues(document: ApiDocument, schema: Schema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  const of = (inner: Schema, innerName = name) => valuesOf(document, inner, known, innerName);
  if (schema.$ref !== undefined) return of(resolved(document, schema));
  // In this API, allOf only adds a description to a reference.
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      if (name.endsWith('Id')) return LIKELY_ID;
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textsOf(schema);
    case 'array':
      return fc.array(of(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return objectsOf(document, schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf(document: ApiDocument, { properties = {}, required = [] }: Schema, known: KnownValues) {
  const fields = Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<unknown>] => [
    name,
    valuesOf(document, schema, known, name),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

const PLAIN_WORDS = ['Front desk', 'größe', 'Ñandú', '日本語', 'مرحبا', "O'Brien & Söhne"];

/** Texts of a valid length, with ordinary and awkward words. */
export function textsOf({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  return fc
    .array(fc.oneof(fc.constantFrom(...PLAIN_WORDS), fc.constantFrom(...AWKWARD_TEXTS)), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' ').padEnd(minLength, 'lorem ipsum ').slice(0, maxLength))
    .map((text) => (text.isWellFormed() ? text : text.toWellFormed()));
}
