import { notFound } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error.ts';
import { id, type Param } from './search-params.ts';

/** A parameter of a path. A path with another value leads to no page. */
export function pathParam<const Name extends string, Value extends string | number>(name: Name, read: Param<Value>) {
  return {
    parse: (params: Record<Name, string>) => {
      const value = read(params[name]);
      if (value === undefined) throw notFound();
      return { [name]: value } as Record<Name, Value>;
    },
    stringify: (params: Record<Name, Value>) => ({ [name]: String(params[name]) }) as Record<Name, string>,
  };
}

/** The parameter of a path that ends with an id. */
export const ID = pathParam('id', id);

/** What a request returns; if the server says that there is no such thing, neither is the page. */
export async function orNotFound<Data>(request: Promise<Data>): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** Whether the server says that there is no such thing, or that the caller may not know of it. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
