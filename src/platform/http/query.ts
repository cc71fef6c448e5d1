import { getMetadataStorage } from 'class-validator';
import type { NextFunction, Request, Response } from 'express';
import type { FieldError } from '#shared/domain/domain-error.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { isStorable } from './api/validation/storable-text.js';

/** Far more than any route reads. */
const MOST_PARAMETERS = 50;
/** Characters of an unknown name that an error repeats. */
const LONGEST_NAME = 50;

/** The parameters of a query that are not empty, by name. */
export type Query = Readonly<Record<string, string>>;

declare global {
  // eslint-disable-next-line typescript/no-namespace -- the only way to extend Express's types
  namespace Express {
    interface Request {
      /** Why programs may not send this query; pages make the best of it. */
      queryFault?: FieldError;
    }
  }
}

/** The `query parser` of Express, for `readQuery`. */
export function parseQuery(text: string): URLSearchParams {
  return new URLSearchParams(text);
}

/**
 * Reads the query once for the cache, the routes and the drawn pages: if they read it differently, one visitor's answer
 * could be served to another. Empty parameters count as absent, and of repeated ones the last counts, as in the web app.
 */
export function readQuery(request: Request, _response: Response, next: NextFunction): void {
  const given = [...(request.query as unknown as URLSearchParams)];
  const read = new Map(given.slice(0, MOST_PARAMETERS));
  request.queryFault = faultOf(given);
  setQuery(request, [...read]);
  next();
}

/** Refuses a query that can be read in several ways. */
export function refuseAmbiguousQuery({ queryFault }: Request, _response: Response, next: NextFunction): void {
  next(queryFault && new InvalidFields([queryFault]));
}

/**
 * Leaves only the parameters that a route reads. Pages ignore others, such as those that newsletters and advertisements
 * add.
 * @throws InvalidFields for any other parameter of an API request
 */
export function keepOnly(names: readonly string[], request: Request): void {
  const entries = Object.entries(queryOf(request));
  const unknown = entries.find(([name]) => !names.includes(name))?.[0].slice(0, LONGEST_NAME);
  if (unknown !== undefined && request.path.startsWith('/api/'))
    throw new InvalidFields([{ field: unknown, message: `There is no parameter "${unknown}" here.` }]);
  const kept = entries.filter(([name, text]) => names.includes(name) && isStorable(text));
  if (kept.length < entries.length) setQuery(request, kept);
}

export function queryOf(request: Request): Query {
  return request.query as Query;
}

/** A path and query: the same for queries that differ only in order, encoding and empty parameters. */
export function addressOf({ path }: Pick<Request, 'path'>, query: Query): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The parameters that a class for `@Query()` declares. */
export function parametersOf(query: abstract new () => unknown): string[] {
  const declared = getMetadataStorage().getTargetValidationMetadatas(query, '', false, false);
  return [...new Set(declared.map(({ propertyName }) => propertyName))];
}

function faultOf(given: readonly [string, string][]): FieldError | undefined {
  if (given.length > MOST_PARAMETERS)
    return { field: '', message: `A request may have at most ${MOST_PARAMETERS} parameters.` };
  const names = given.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index)?.slice(0, LONGEST_NAME);
  if (repeated === undefined) return undefined;
  return { field: repeated, message: `The parameter "${repeated}" may be given only once.` };
}

/** Replaces Express's getter. Without a prototype, because names are arbitrary. */
function setQuery(request: Request, entries: readonly (readonly [string, string])[]): void {
  const value: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, text] of entries) if (text !== '') value[name] = text;
  Object.defineProperty(request, 'query', { value, configurable: true });
}
