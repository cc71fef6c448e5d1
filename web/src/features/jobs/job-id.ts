import { ApiError } from '../../api/api-error.ts';

const LARGEST_ID = 2_147_483_647;

/** The number of a listing in a path. @throws ApiError as if it did not exist where it is no positive number */
export function parseJobId(text: string): number {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw new ApiError(404, 'Job posting not found');
  return id;
}
