import { resolved, type ApiDocument, type Schema } from './operations.js';

/** A body with one value beyond a documented bound, and the path of the value. */
export type Beyond = { readonly field: string; readonly bound: string; readonly body: unknown };

/** Bodies like a valid one, each with a value just beyond one of the bounds that the document states. */
export function beyondBounds(document: ApiDocument, schema: Schema, valid: unknown): Beyond[] {
  return valuesBeyond(document, schema, valid, []);
}

/** A value just beyond each bound of a single value, as a query has them. */
export function justBeyond(schema: Schema): (readonly [bound: string, value: unknown])[] {
  const { type, enum: known, maxLength, minLength = 0, maximum, minimum } = schema;
  if (known) return [['enum', 'nonsense']];
  if (type === 'string')
    return [
      ...(maxLength === undefined ? [] : [['maxLength', 'x'.repeat(maxLength + 1)] as const]),
      ...(minLength < 2 ? [] : [['minLength', 'x'.repeat(minLength - 1)] as const]),
    ];
  return [
    ...(maximum === undefined ? [] : [['maximum', maximum + 1] as const]),
    ...(minimum === undefined ? [] : [['minimum', minimum - 1] as const]),
  ];
}

function valuesBeyond(document: ApiDocument, given: Schema, valid: unknown, path: readonly string[]): Beyond[] {
  const schema = plain(document, given);
  const field = path.join('.');
  if (schema.type === 'array') {
    const { maxItems, minItems = 0, items = {} } = schema;
    const [first = valueOf(document, items, 0)] = Array.isArray(valid) ? (valid as unknown[]) : [];
    const many = Array.from({ length: (maxItems ?? 0) + 1 }, (_, n) =>
      typeof first === 'object' ? first : valueOf(document, items, n),
    );
    return [
      ...(maxItems === undefined ? [] : [{ field, bound: 'maxItems', body: many }]),
      ...(minItems === 0 ? [] : [{ field, bound: 'minItems', body: [] }]),
      ...valuesBeyond(document, items, first, [...path, '0']).map((one) => ({ ...one, body: [one.body] })),
    ];
  }
  if (schema.properties === undefined) return justBeyond(schema).map(([bound, body]) => ({ field, bound, body }));
  const object = isObject(valid) ? valid : (valueOf(document, schema, 0) as object);
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    valuesBeyond(document, inner, (object as Record<string, unknown>)[name], [...path, name]).map((one) => ({
      ...one,
      body: { ...object, [name]: one.body },
    })),
  );
}

/** A value that satisfies the schema; others with other numbers. */
function valueOf(document: ApiDocument, given: Schema, n: number): unknown {
  const schema = plain(document, given);
  if (schema.enum) return schema.enum[n % schema.enum.length];
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(required.map(([name, inner]) => [name, valueOf(document, inner, n)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return `${schema.example ?? 'text'}${n === 0 ? '' : ` ${n}`}`;
  return schema.type === 'boolean' ? true : Math.max(1, schema.minimum ?? 1) + n;
}

/** Without references, and without the alternative of `null`. */
function plain(document: ApiDocument, schema: Schema): Schema {
  const [choice] = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return resolved(document, choice ?? schema);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
