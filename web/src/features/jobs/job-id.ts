import { ApiError } from '../../api/api-error.ts';
import { parseId } from '../../lib/parse-id.ts';

/** The number of a listing in a path. @throws ApiError as if it did not exist where it is no positive number */
export function parseJobId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, 'Job posting not found');
  return id;
}
