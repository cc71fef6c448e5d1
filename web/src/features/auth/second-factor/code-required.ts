import { ApiError } from '@/api/api-error.ts';

/** Whether the password was right, but a code is needed, too. */
export function isCodeRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
