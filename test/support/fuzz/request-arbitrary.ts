import fc from 'fast-check';
import type { Actor } from '../authorization/row.js';
import { formBodies } from './form-arbitrary.js';
import {
  COOKIES,
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_JSON,
  HOSTILE_QUERIES,
  HOSTILE_SEGMENTS,
  JSON_TYPES,
  ORIGINS,
} from './hostile.js';
import type { ApiDocument, Operation, Parameter, Schema } from '../api-document/operations.js';
import { LIKELY_ID, valuesOf, type KnownValues } from './schema-arbitrary.js';

/** A raw body and its content type. */
export type FuzzBody = { readonly content: Buffer; readonly headers: Readonly<Record<string, string>> };

/** A request with a raw URL and headers. */
export type FuzzRequest = {
  readonly actor: Actor;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Cookie header, with SESSION where the session cookie of the actor belongs. */
  readonly cookie: string;
  readonly body?: Buffer;
};

const NO_BODY = fc.constant<FuzzBody | undefined>(undefined);

/** Requests of an operation: valid ones, valid ones with one mistake, and nonsense. */
export function requestsOf(
  document: ApiDocument,
  operation: Operation,
  known: KnownValues,
  actors: readonly Actor[],
): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      address: fc.ipV4(),
      actor: fc.constantFrom(...actors),
      path: pathsOf(operation, known),
      query: queriesOf(document, operation, known),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: HOSTILE_HEADERS }),
      origin: ORIGINS,
      cookie: COOKIES,
      body: bodiesOf(document, operation, known),
    })
    .map(({ address, actor, path, query, headers, origin, cookie, body }) => ({
      actor,
      method: operation.method,
      target: query ? `${path}?${query}` : path,
      // A random address, so that limits per address rarely apply.
      headers: { 'x-forwarded-for': address, ...headers, ...origin, ...body?.headers },
      cookie,
      body: body?.content,
    }));
}

function pathsOf({ name: operation, path }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const pieces = path.split('/').map((piece) => {
    const name = /^\{(.+)\}$/.exec(piece)?.[1];
    if (name === undefined) return fc.constant(piece);
    const likely = known[`${operation}:${name}`] ?? known[`path:${name}`] ?? LIKELY_ID;
    return fc.oneof(
      { weight: 6, arbitrary: likely.map((value) => encodeURIComponent(String(value))) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_SEGMENTS) },
    );
  });
  return fc.tuple(...pieces).map((parts) => parts.join('/'));
}

function queriesOf(document: ApiDocument, operation: Operation, known: KnownValues): fc.Arbitrary<string> {
  const { parameters = [] } = operation;
  const ours = parameters.filter((parameter) => parameter.in === 'query');
  const hostile = fc
    .tuple(fc.constantFrom('search', ...ours.map(({ name }) => name)), fc.constantFrom(...HOSTILE_QUERIES))
    .map(([name, query]) => query.replaceAll('NAME', name));
  if (ours.length === 0) {
    return fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostile });
  }
  const sensible = fc
    .record(
      Object.fromEntries(
        ours.map((parameter) => [
          parameter.name,
          known[`${operation.name}:${parameter.name}`] ?? queryValues(document, parameter, known),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((values) => new URLSearchParams(values as Record<string, string>).toString());
  const mixed = fc.tuple(sensible, hostile).map((parts) => parts.join('&'));
  return fc.oneof(
    { weight: 4, arbitrary: sensible },
    { weight: 1, arbitrary: mixed },
    { weight: 1, arbitrary: hostile },
  );
}

function queryValues(document: ApiDocument, { name, schema }: Parameter, known: KnownValues): fc.Arbitrary<string> {
  return valuesOf(document, schema, known, name).map((value) => String(value).slice(0, 2_000));
}

function bodiesOf(
  document: ApiDocument,
  { body, fileField, method }: Operation,
  known: KnownValues,
): fc.Arbitrary<FuzzBody | undefined> {
  if (fileField !== undefined) return formBodies(fileField, known);
  const hostile = fc.constantFrom(...HOSTILE_BODIES);
  if (!body) {
    const reading = method === 'GET' || method === 'DELETE';
    return fc.oneof(
      { weight: reading ? 9 : 3, arbitrary: NO_BODY },
      { weight: 1, arbitrary: asJson(fc.constant(Buffer.from('{}'))) },
      { weight: 1, arbitrary: asJson(hostile) },
    );
  }
  return fc.oneof(
    { weight: 11, arbitrary: asJson(objectTexts(document, body, known)) },
    { weight: 8, arbitrary: asJson(brokenTexts(document, body, known)) },
    { weight: 3, arbitrary: asJson(hostile) },
    { weight: 1, arbitrary: NO_BODY },
  );
}

function asJson(contents: fc.Arbitrary<Buffer>): fc.Arbitrary<FuzzBody> {
  return fc.record({ content: contents, headers: JSON_TYPES });
}

function objectTexts(document: ApiDocument, schema: Schema, known: KnownValues): fc.Arbitrary<Buffer> {
  return valuesOf(document, schema, known).map((value) => Buffer.from(JSON.stringify(value)));
}

/** Objects with one to three fields replaced, added or duplicated. */
function brokenTexts(document: ApiDocument, schema: Schema, known: KnownValues): fc.Arbitrary<Buffer> {
  const fault = fc.record({
    at: fc.nat(30),
    json: fc.constantFrom(...HOSTILE_JSON),
    key: fc.constantFrom(undefined, undefined, undefined, '__proto__', 'constructor', 'id', 'role', 'isApproved', ''),
  });
  return fc
    .tuple(valuesOf(document, schema, known), fc.array(fault, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([value, faults, twice]) => {
      const fields = Object.entries(value ?? {}).map(([key, inner]) => [key, JSON.stringify(inner)]);
      for (const { at, json, key } of faults) {
        const place = fields.length === 0 ? undefined : fields[at % fields.length];
        if (key !== undefined || !place) fields.push([key ?? 'more', json]);
        else if (twice) fields.push([place[0] ?? '', json]);
        else place[1] = json;
      }
      return Buffer.from(`{${fields.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`);
    });
}
