import text from '@/api/openapi.json?raw';

/** The parts of an OpenAPI schema that the server's document uses. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string | Schema;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface DocumentedOperation {
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = JSON.parse(text) as ApiDocument;

/** A route of the API, such as `GET /api/jobs/{id}`. */
export interface ApiRoute {
  method: string;
  template: string;
}

const ROUTES = Object.entries(paths)
  .flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      template,
      operation,
      pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    })),
  )
  // Fixed segments win over parameters, as they do on the server.
  .sort((one, other) => one.template.split('{').length - other.template.split('{').length);

/** The documented route that a request reaches, with the parameters of its path. */
export function findRoute(method: string, pathname: string) {
  const route = ROUTES.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
  return route && { ...route, path: { ...route.pattern.exec(pathname)?.groups } };
}

/** What the server would refuse in a query string: unknown names and values that do not fit their schema. */
export function invalidQuery({ parameters = [] }: DocumentedOperation, query: Record<string, string>): string[] {
  return Object.entries(query)
    .filter(([name, value]) => {
      const known = parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);
      return !known || !fits(resolve(known.schema), value);
    })
    .map(([name, value]) => `${name}=${value}`);
}

function fits({ enum: options, type }: Schema, value: string): boolean {
  if (options) return options.includes(value);
  if (type === 'integer') return /^-?\d+$/.test(value);
  return type !== 'boolean' || value === 'true' || value === 'false';
}

/** Texts that the app parses. */
const WELL_FORMED: Record<string, string> = {
  currency: 'USD',
  timeZone: 'Europe/Lisbon',
  url: 'https://example.com/',
  search: 'keywords=bar',
  hiresIn: 'PT',
  language: 'pt',
  companyWebsite: 'https://example.com/',
  country: 'PT',
};

/** How answers are made up from their schemas. */
export interface Sampling {
  /** A text that the app does not parse. */
  text: (name: string) => string;
  /** Texts of fields with these names. */
  texts: Record<string, string>;
  /** Whether texts are those of the document, where it has examples. */
  hasExamples: boolean;
  /** Nothing is null or false, and lists have an entry for each choice of their entries. */
  isFull: boolean;
  /** Which of the values of an enumeration. */
  choice: number;
  /** What is null although the rest is full. */
  isNull?: (name: string) => boolean;
  /** A number, by default the smallest. */
  number?: (name: string) => number | undefined;
  /** A moment. */
  instant: (name: string) => string;
}

/** The smallest answers: one entry in each list, null where allowed, the first of several values. */
const SMALLEST: Sampling = {
  text: (name) => `Sample ${name}`,
  texts: {},
  hasExamples: true,
  isFull: false,
  choice: 0,
  instant: () => '2026-11-20T10:00:00.000Z',
};

let sampling = SMALLEST;

/** Lets all answers from now on be made up in another way. */
export function sampleWith(other: Partial<Sampling>): void {
  sampling = { ...SMALLEST, ...other };
}

/** The successful answer of an operation, as small as its schema allows unless `sampleWith` says otherwise. */
export function sampleAnswer({ responses }: DocumentedOperation): { status: number; body: unknown } {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '204';
  const schema = responses[status]?.content?.['application/json']?.schema;
  return { status: Number(status), body: schema && sampleOf(schema, 'value') };
}

function sampleOf(schema: Schema, name: string, of = sampling): unknown {
  const { choice, isFull, hasExamples } = of;
  const { nullable, example, enum: options, type, format, items, properties = {} } = resolve(schema);
  const { minimum, maximum = Infinity } = resolve(schema);
  if (nullable && (!isFull || of.isNull?.(name))) return null;
  if (options) return options[choice % options.length];
  if (example !== undefined && (hasExamples || type !== 'string' || format)) return example;
  if (items) {
    const entries = Array.from({ length: isFull ? mostChoices(items) : 1 }, (_, index) => index);
    return entries.map((index) => numbered(sampleOf(items, name, { ...of, choice: choice + index }), index));
  }
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, key, of)]));
  if (type === 'integer' || type === 'number') return Math.min(of.number?.(name) ?? minimum ?? 1, maximum);
  if (type === 'boolean') return isFull && choice % 2 === 0;
  if (format === 'date-time') return isFull ? of.instant(name).replace(':00:', `:0${choice % 10}:`) : of.instant(name);
  if (format === 'date') return isFull ? of.instant(name).slice(0, 10) : '2026-11-20';
  return of.texts[name] ?? WELL_FORMED[name] ?? of.text(name);
}

/** The number of values of the largest enumeration among the properties of an entry. */
function mostChoices(entry: Schema): number {
  const { enum: options = [], properties = {} } = resolve(entry);
  return Math.max(1, options.length, ...Object.values(properties).map((value) => resolve(value).enum?.length ?? 0));
}

/** An entry of a list with an id of its own. */
function numbered(entry: unknown, index: number): unknown {
  const isRecord = typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'number';
  return isRecord && index > 0 ? { ...entry, id: (entry.id as number) + index } : entry;
}

/** Follows references and merges the parts of a schema. */
function resolve(schema: Schema): Schema {
  const { $ref, allOf = [], oneOf = [], anyOf = [], type, ...rest } = schema;
  // Of alternatives, the first.
  const parts = [...allOf, ...[...oneOf, ...anyOf].slice(0, 1), ...(typeof type === 'object' ? [type] : [])];
  const referenced = $ref && components.schemas[$ref.split('/').at(-1) ?? ''];
  const merged = Object.assign({}, ...parts.map(resolve), referenced && resolve(referenced)) as Schema;
  return { ...merged, ...(typeof type === 'string' && { type }), ...rest };
}
