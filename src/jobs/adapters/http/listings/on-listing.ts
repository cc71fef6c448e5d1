import type { Request } from 'express';
import { readId } from '#platform/http/api/validation/id.pipe.js';
import { EVERYTHING } from '#platform/response-cache/dependencies.js';

/** What a response about the open listing in the path depends on, for `ListingChanges`. */
export function onListing({ params }: Request): readonly string[] {
  const listing = readId(String(params['id']));
  return [listing === undefined ? EVERYTHING : JSON.stringify({ listing })];
}
