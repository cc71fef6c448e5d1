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
};

/** The smallest successful answer of an operation that its schema allows: one entry in each list, null where allowed. */
export function sampleAnswer({ responses }: DocumentedOperation): { status: number; body: unknown } {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '204';
  const schema = responses[status]?.content?.['application/json']?.schema;
  return { status: Number(status), body: schema && sampleOf(schema, 'value') };
}

function sampleOf(schema: Schema, name: string): unknown {
  const { nullable, example, enum: options, type, format, items, properties = {}, minimum } = resolve(schema);
  if (nullable) return null;
  if (example !== undefined) return example;
  if (options) return options[0];
  if (items) return [sampleOf(items, name)];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, key)]));
  }
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return false;
  if (format === 'date-time') return '2026-11-20T10:00:00.000Z';
  if (format === 'date') return '2026-11-20';
  return WELL_FORMED[name] ?? `Sample ${name}`;
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
